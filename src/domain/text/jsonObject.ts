/** Keys that could reach a prototype; no record may carry them (faults.md, Prototype pollution). */
const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Values nested deeper than this are dropped, so that a crafted file cannot exhaust the stack. */
const MAX_DEPTH = 64;

export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object (no list, no null); never throws. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a key could reach a prototype (faults.md, Prototype pollution). */
export function isHostileKey(key: string): boolean {
  return HOSTILE_KEYS.includes(key);
}

/** Whether a value can be taken as it is; told apart first, since nearly all can. */
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
 * The same JSON value without hostile keys, at any depth up to 64; returns its argument when there is nothing to
 * remove, never changes it, and never throws (faults.md, Prototype pollution).
 * @param report told the path of everything that was dropped
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
    const at = path ? `${path}.${key}` : key;
    if (isHostileKey(key)) report(at);
    else kept.push([key, withoutHostileKeys(entry, report, at, depth + 1)]);
  }
  return Object.fromEntries(kept);
}
