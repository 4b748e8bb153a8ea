import type { FileReader } from './fileReader';
import {
  PLAIN_LISTS,
  plainLists,
  type PlainListName,
  type PlainLists,
  type PlainRecords,
} from './plainLists';

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
<<<<<<< HEAD

/** Returns the IDs of the featured records in display order. */
export function featuredIds(list: readonly Featurable[], order: readonly string[]) {
  return featuredOf(list, order).map(({ id }) => id);
}

/** IDs of plain lists whose records can be featured. They have no file for their order. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty until there is such a list
type PlainFeatured = Record<Extract<FeaturedKind, PlainListName>, string[]>;

/** Returns the IDs of the featured records of the plain lists. */
export function featuredPlainIds(lists: PlainLists): PlainFeatured {
  const names = PLAIN_LIST_NAMES.filter((name) => Object.hasOwn(FEATURED_LIMITS, name));
  const entries = names.map((name) => [name, featuredIds(lists[name], [])] as const);
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- necessary with such a list
  return Object.fromEntries(entries) as PlainFeatured;
}
=======
>>>>>>> i13-resources
