import { FEATURED_LIMITS, type Featurable, type FeaturedKind } from '../featured/featured';
import type { FileReader } from './fileReader';
import {
  PLAIN_LIST_NAMES,
  PLAIN_LISTS,
  plainLists,
  type PlainListName,
  type PlainLists,
  type PlainRecords,
} from './plainLists';
import { featuredOf } from './serializeRecords';

/** Returns the first record of each ID. */
export function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function readPlainList<N extends PlainListName>(reader: FileReader, name: N): PlainRecords[N][] {
  const { file: path, key, parse } = PLAIN_LISTS[name];
  const file = reader.list(path, key);
  const list = file && reader.parse(path, () => parse(file, path));
  if (list) reader.reportDuplicates(path, key);
  return uniqueById(list ?? []);
}

/** Reads the lists that are stored in one file each. */
export function readPlainLists(reader: FileReader): PlainLists {
  return plainLists((name) => readPlainList(reader, name));
}

/** Returns the IDs of the featured records in display order. */
export function featuredIds(list: readonly Featurable[], order: readonly string[]) {
  return featuredOf(list, order).map(({ id }) => id);
}

/** Plain lists whose records can be featured. They have no file for their order. */
type PlainFeaturedKind = Extract<FeaturedKind, PlainListName>;

/** Returns the IDs of the featured records of the plain lists. */
export function featuredPlainIds(lists: PlainLists): Record<PlainFeaturedKind, string[]> {
  const names = PLAIN_LIST_NAMES.filter((name) => Object.hasOwn(FEATURED_LIMITS, name));
  const entries = names.map((name) => [name, featuredIds(lists[name], [])] as const);
  return Object.fromEntries(entries) as Record<PlainFeaturedKind, string[]>;
}
