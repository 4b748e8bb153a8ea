import { childOf, isJsonObject, type JsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';

/** Fields that a reader fills from another field if they are missing. */
const VARIANTS: Readonly<Record<string, string>> = {
  isFeatured: 'is_featured',
  cta: 'ctaText',
  text: 'content',
};

/** Returns whether the reader left out the value at a path of the file. */
type IsUnreadable = (path: string) => boolean;

function patchObject(
  before: JsonObject,
  after: JsonObject,
  live: JsonObject,
  isUnreadable: IsUnreadable,
  path: string,
): JsonObject {
  const entries = new Map(Object.entries(live));
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [childOf(before, key), childOf(after, key)];
    if (sameJson(old, now)) continue;
    const variant = childOf(VARIANTS, key) as string | undefined;
    // The value is in `before` under the name that is written.
    if (variant !== undefined && !(variant in before) && !(variant in after))
      entries.delete(variant);
    const at = path ? `${path}.${key}` : key;
    if (now === undefined) entries.delete(key);
    else entries.set(key, patchValue(old, now, entries.get(key), isUnreadable, at));
  }
  return Object.fromEntries(entries);
}

/** An entry of the next list; `key` refers to the published entry that it comes from. */
export interface NextEntry<K> {
  key?: K | undefined;
  value: unknown;
  /** Entries that are inserted directly after this one. */
  attached?: readonly unknown[] | undefined;
}

/**
 * Returns a list that includes the published entries without a key, each after the same entry
 * as before.
 * @param live the published list, with the key of each entry that `next` includes or removes
 */
export function withKeylessEntries<K>(
  live: readonly NextEntry<K>[],
  next: readonly NextEntry<K>[],
): unknown[] {
  const kept = new Set(next.map(({ key }) => key));
  const keyless = new Map<K | undefined, unknown[]>();
  let last: K | undefined;
  for (const { key, value } of live) {
    if (key === undefined) keyless.set(last, [...(keyless.get(last) ?? []), value]);
    else if (kept.has(key)) last = key;
  }
  const behind = (key: K | undefined) => (key === undefined ? [] : (keyless.get(key) ?? []));
  return [
    ...(keyless.get(undefined) ?? []),
    ...next.flatMap(({ key, value, attached = [] }) => [value, ...behind(key), ...attached]),
  ];
}

/** Returns what identifies an entry of a list without IDs. */
function nameOf(entry: unknown): unknown {
  if (!isJsonObject(entry)) return entry;
  const { id, title, name, label, day, path, heading } = entry;
  return [id, title, name, label, day, path, heading].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
}

/** Returns the index before the edit for each entry, or undefined for a new one. */
function formerIndexes(before: readonly unknown[], after: readonly unknown[]) {
  const found: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const match = (isSame: (old: unknown, now: unknown) => boolean) =>
    after.forEach((now, at) => {
      if (found[at] !== undefined) return;
      const index = [...free].find((candidate) => isSame(before[candidate], now));
      if (index === undefined) return;
      found[at] = index;
      free.delete(index);
    });
  match(sameJson);
  match((old, now) => nameOf(old) !== undefined && nameOf(old) === nameOf(now));
  match(() => true);
  return found;
}

function patchList(
  before: readonly unknown[],
  after: readonly unknown[],
  live: readonly unknown[],
  isUnreadable: IsUnreadable,
  path: string,
): unknown[] {
  const isLeftOut = live.map((_entry, index) => isUnreadable(`${path}[${index}]`));
  const readable = [...live.keys()].filter((index) => !isLeftOut[index]);
  const isAligned = readable.length === before.length;
  const former = formerIndexes(before, after);
  let count = 0;
  const items = live.map((value, index) =>
    isLeftOut[index] ? { value } : { key: count++, value },
  );
  return withKeylessEntries(
    items,
    after.map((value, at) => {
      const key = former[at];
      const index = key === undefined || !isAligned ? undefined : readable[key];
      if (key === undefined || index === undefined) return { key, value };
      const entryPath = `${path}[${index}]`;
      return { key, value: patchValue(before[key], value, live[index], isUnreadable, entryPath) };
    }),
  );
}

/**
 * Returns a published JSON value with an edit applied. Unedited parts stay as published,
 * including unknown fields, spelling, field order and unreadable parts.
 * @param before the parsed value before the edit
 * @param after the value after the edit
 */
export function patchValue(
  before: unknown,
  after: unknown,
  live: unknown,
  isUnreadable: IsUnreadable = () => false,
  path = '',
): unknown {
  if (sameJson(before, after)) return live;
  if (isJsonObject(before) && isJsonObject(after) && isJsonObject(live))
    return patchObject(before, after, live, isUnreadable, path);
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(live))
    return patchList(before, after, live, isUnreadable, path);
  return after;
}
