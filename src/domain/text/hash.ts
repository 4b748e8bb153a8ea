/** Returns the hash of bytes in hexadecimal. */
export async function hashOf(algorithm: 'SHA-1' | 'SHA-256', bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
