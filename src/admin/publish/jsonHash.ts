/**
 * Returns the SHA-256 of a JSON value, serialised without spaces, in hexadecimal. The hash of a parsed file is the same
 * in the browser and on the server.
 */
export async function jsonHash(json: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
