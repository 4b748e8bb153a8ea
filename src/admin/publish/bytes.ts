/** Returns the hash of bytes in hexadecimal. */
export async function hashOf(algorithm: 'SHA-1' | 'SHA-256', bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Number of bytes that are converted in one call; `String.fromCharCode` accepts a limited number of arguments. */
const BASE64_STEP = 0x8000;

/** Returns the content of a blob in Base64. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += BASE64_STEP)
    text += String.fromCharCode(...bytes.subarray(start, start + BASE64_STEP));
  return btoa(text);
}
