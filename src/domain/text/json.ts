/** Keys that could modify a prototype. Records must not contain them. */
const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype'];

/**
 * Maximum nesting depth. Deeper values are dropped, so that a crafted file cannot overflow the
 * stack.
 */
const MAX_DEPTH = 64;

export type JsonObject = Record<string, unknown>;

/** Returns whether a value is a JSON object, which excludes lists and null. Never throws. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an item of a list or a field of an object, or undefined. */
export function childOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return (value as unknown[])[Number(key)];
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns a JSON value in which every text, but no key, is replaced. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}

/** Returns whether a key could modify a prototype. */
export function isHostileKey(key: string): boolean {
  return HOSTILE_KEYS.includes(key);
}

/**
 * Whether a value needs no cleaning. This check is cheaper than copying, and almost all values pass
 * it.
 */
function isClean(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isClean(item, depth + 1));
  for (const key of Object.keys(value)) {
    if (isHostileKey(key) || !isClean((value as JsonObject)[key], depth + 1)) return false;
  }
  return true;
}

/**
 * Returns a JSON value without hostile keys and without values nested deeper than 64 levels.
 * Returns the argument itself if nothing has to be removed, and never modifies it. Never throws.
 * @param report called with the path of each dropped key or value
 */
export function withoutHostileKeys(
  value: unknown,
  report: (path: string) => void,
  path = '',
  depth = 0,
): unknown {
  if (isClean(value, depth)) return value;
  if (depth > MAX_DEPTH) {
    report(path);
    return null;
  }
  if (Array.isArray(value)) {
    return value.map((item, i) => withoutHostileKeys(item, report, `${path}[${i}]`, depth + 1));
  }
  const kept: [key: string, entry: unknown][] = [];
  for (const [key, entry] of Object.entries(value as JsonObject)) {
    const entryPath = path ? `${path}.${key}` : key;
    if (isHostileKey(key)) report(entryPath);
    else kept.push([key, withoutHostileKeys(entry, report, entryPath, depth + 1)]);
  }
  return Object.fromEntries(kept);
}

const isTooLarge = (value: unknown) => value === Infinity || value === -Infinity;

/**
 * Returns the JSON text of a value. Numbers that are too large for JavaScript, such as `1e400`, stay too large.
 * `JSON.stringify` would replace them by null.
 */
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

/**
 * Returns whether two JSON values are equal. The order of fields is ignored, the order of lists is
 * not. A field that is undefined counts as missing. Never throws.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameJson(a[key], b[key]));
}
