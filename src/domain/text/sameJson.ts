import { isJsonObject } from './jsonObject';

/**
 * Whether two JSON values say the same: the order of fields does not count, that of lists does, and a
 * field that is undefined counts as missing. Never throws.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, at) => sameJson(item, b[at]))
    );
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameJson(a[key], b[key]));
}
