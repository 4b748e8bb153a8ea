/** A byte order mark is allowed, as in browsers. @throws SyntaxError for other encodings, which writing would damage */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError('it is not encoded as UTF-8');
  }
  return JSON.parse(text) as unknown;
}
