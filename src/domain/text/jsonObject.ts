/** Keys that could modify a prototype. Records must not contain them. */
const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Deeper values are dropped, so that a crafted file cannot overflow the stack. */
const MAX_DEPTH = 64;

export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function childOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return (value as unknown[])[Number(key)];
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}

export function isHostileKey(key: string): boolean {
  return HOSTILE_KEYS.includes(key);
}

/** This check is cheaper than copying, and almost all values pass it. */
function isClean(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isClean(item, depth + 1));
  for (const key of Object.keys(value)) {
    if (isHostileKey(key) || !isClean((value as JsonObject)[key], depth + 1)) return false;
  }
  return true;
}

/** Returns the argument itself if nothing has to be removed. @param report gets the path of each dropped value */
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
