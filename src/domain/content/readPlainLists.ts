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
  const { file: path, key, parse, isOptional } = PLAIN_LISTS[name];
  if (isOptional && !reader.has(path)) return [];
  const file = reader.list(path, key);
  const list = file && reader.parse(path, () => parse(file, path));
  if (list) reader.reportDuplicates(path, key);
  return uniqueById(list ?? []);
}

/** Reads the lists that are stored in one file each. */
export function readPlainLists(reader: FileReader): PlainLists {
  return plainLists((name) => readPlainList(reader, name));
}
