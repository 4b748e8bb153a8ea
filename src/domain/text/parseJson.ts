/**
 * Parses the bytes of a JSON file. Like in browsers, a byte order mark is allowed.
 * @throws SyntaxError if they are not JSON in UTF-8. Other encodings would be damaged when the file is written again.
 */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError('it is not encoded as UTF-8');
  }
  return JSON.parse(text) as unknown;
}
