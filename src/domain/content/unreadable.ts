import type { ContentFiles } from './files';
import { childOf, withoutHostileKeys } from '../text/jsonObject';
import { textHash } from '../text/textHash';
import type { Problem } from '../record/problem';
import type { UnreadableReason } from '../record/unreadableReason';

/** An unreadable part of a content file: an entry of a list, or a field of a page. */
export interface UnreadablePart {
  /** Depends only on file, list and value, not on the position in the list. */
  id: string;
  /** Path under `public/data`. */
  file: string;
  /** Path in the file, such as `services[3]` or `hero.title`. */
  path: string;
  /** Value in the file. */
  value: unknown;
  /** Why the value cannot be read. */
  reason: UnreadableReason;
}

/** Returns the value at a path such as `products[3].stock` of a JSON value, or undefined. */
function valueAt(json: unknown, path: string): unknown {
  const keys = [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => index ?? key);
  return keys.reduce(childOf, json);
}

/**
 * Returns the ID of an unreadable part; `occurrence` is the zero-based number of equal values
 * in the list.
 */
function partId(file: string, path: string, json: string, occurrence: number): string {
  const pathWithoutIndexes = path.replace(/\[\d+\]/g, '[]');
  return `${file} ${pathWithoutIndexes} ${textHash(json)}${occurrence > 0 ? ` ${occurrence}` : ''}`;
}

/**
 * Returns the unreadable parts that a reader has reported, without duplicates and in file
 * order.
 */
export function unreadableParts(
  files: ContentFiles,
  problems: readonly Problem[],
): UnreadablePart[] {
  const found = problems.flatMap(({ file, path, reason }) =>
    reason ? [{ file, path, reason }] : [],
  );
  const first = new Map(found.map((part) => [`${part.file} ${part.path}`, part]));
  const counts = new Map<string, number>();
  return [...first.values()].map(({ file, path, reason }) => {
    const value = valueAt(files[file], path);
    // Values that are nested too deeply could not be converted.
    const json = JSON.stringify(withoutHostileKeys(value, () => undefined)) ?? '';
    const plain = partId(file, path, json, 0);
    const occurrence = counts.get(plain) ?? 0;
    counts.set(plain, occurrence + 1);
    return { id: partId(file, path, json, occurrence), file, path, value, reason };
  });
}
