import type { ContentFiles } from '../content';
import { isJsonObject } from '../../text/jsonObject';
import type { Problem } from '../problem';

/** A part of a content file that cannot be read: an entry of a list, or a field of a page. */
export interface UnreadablePart {
  /** The same for as long as file, list and value are the same, wherever in the list it is. */
  id: string;
  /** Under `public/data`. */
  file: string;
  /** Where in the file, such as `services[3]` or `hero.title`. */
  path: string;
  /** As it is in the file. */
  value: unknown;
  /** Why it cannot be read. */
  reason: string;
}

/** A path in its keys: `products[3].stock` is `['products', 3, 'stock']`. */
export function pathKeys(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
    index === undefined ? key : Number(index),
  );
}

/** The path of the list that an entry is in, and its index there; undefined for a field. */
export function listPlace(path: string): { list: string; index: number } | undefined {
  const [, list, index] = /^(.*)\[(\d+)\]$/.exec(path) ?? [];
  return list === undefined ? undefined : { list, index: Number(index) };
}

/** The value at a path of a JSON value; undefined where there is none. */
export function valueAt(json: unknown, path: string): unknown {
  return pathKeys(path).reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return (value as unknown[])[Number(key)];
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, json);
}

/** A short text that only equal texts share (cyrb53). */
function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** The id of an unreadable part; `occurrence` counts equal values of one list from 0. */
export function partId(file: string, path: string, json: string, occurrence: number): string {
  const place = path.replace(/\[\d+\]/g, '[]');
  return `${file} ${place} ${hashOf(json)}${occurrence > 0 ? ` ${occurrence}` : ''}`;
}

/** The unreadable parts that a reader has reported, each once and in the order of their files. */
export function unreadableParts(
  files: ContentFiles,
  problems: readonly Problem[],
): UnreadablePart[] {
  const found = problems.filter(({ level }) => level === 'unreadable');
  const first = new Map(found.map((problem) => [`${problem.file} ${problem.path}`, problem]));
  const counts = new Map<string, number>();
  return [...first.values()].map(({ file, path, reason = '' }) => {
    const value = valueAt(files[file], path);
    const json = JSON.stringify(value) ?? '';
    const plain = partId(file, path, json, 0);
    const occurrence = counts.get(plain) ?? 0;
    counts.set(plain, occurrence + 1);
    return { id: partId(file, path, json, occurrence), file, path, value, reason };
  });
}
