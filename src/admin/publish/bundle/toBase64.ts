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
