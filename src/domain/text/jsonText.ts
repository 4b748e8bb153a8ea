const isTooLarge = (value: unknown) => value === Infinity || value === -Infinity;

/** Numbers that are too large, such as `1e400`, stay so: `JSON.stringify` would replace them by null. */
export function jsonText(value: unknown, spaces?: number): string {
  let hasTooLarge = false;
  const plain = JSON.stringify(
    value,
    (_key, item: unknown) => {
      hasTooLarge ||= isTooLarge(item);
      return item;
    },
    spaces,
  );
  if (!hasTooLarge) return plain;
  let mark = 'number ';
  while (plain.includes(mark)) mark += '~';
  const marked = JSON.stringify(
    value,
    (_key, item: unknown) =>
      isTooLarge(item) ? `${mark}${item === Infinity ? '' : '-'}1e999` : item,
    spaces,
  );
  return marked.replace(new RegExp(`"${mark}(-?1e999)"`, 'g'), '$1');
}

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
