/** Returns the hash of bytes in hexadecimal. */
export async function hashOf(algorithm: 'SHA-1' | 'SHA-256', bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the SHA-256 of a JSON value, serialised without spaces, in hexadecimal. The hash of a parsed file is the same
 * in the browser and on the server.
 */
export function jsonHash(json: unknown): Promise<string> {
  return hashOf('SHA-256', new TextEncoder().encode(JSON.stringify(json)));
}
