import { hashOf } from './bytes';

/**
 * Returns the SHA-256 of a JSON value, serialised without spaces, in hexadecimal. The hash of a parsed file is the same
 * in the browser and on the server.
 */
export function jsonHash(json: unknown): Promise<string> {
  return hashOf('SHA-256', new TextEncoder().encode(JSON.stringify(json)));
}
