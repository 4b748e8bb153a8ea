/** Number of bytes that are converted in one call; `String.fromCharCode` accepts a limited number of arguments. */
const STEP = 0x8000;

/** Returns bytes in Base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += STEP)
    binary += String.fromCharCode(...bytes.subarray(start, start + STEP));
  return btoa(binary);
}

/** Returns the bytes of a text in Base64. @throws DOMException if it is not valid */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
