/**
 * SHA-256 of a JSON value as it is written without spaces, in hexadecimal: the same for the same parsed file in
 * browser and server.
 */
export async function jsonHash(json: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
