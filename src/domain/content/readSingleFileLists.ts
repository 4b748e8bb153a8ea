import type { FileReader } from './fileReader';
import {
  SINGLE_FILE_LISTS,
  singleFileLists,
  type SingleFileListName,
  type SingleFileLists,
  type SingleFileRecords,
} from './singleFileLists';

/** Returns the first record of each ID. */
export function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function readPlainList<N extends SingleFileListName>(
  reader: FileReader,
  name: N,
): SingleFileRecords[N][] {
  const { file: path, key, parse, isOptional } = SINGLE_FILE_LISTS[name];
  if (isOptional && !reader.has(path)) return [];
  const file = reader.list(path, key);
  const list = file && reader.parse(path, () => parse(file, path));
  if (list) reader.reportDuplicates(path, key);
  return uniqueById(list ?? []);
}

/** Reads the lists that are stored in one file each. */
export function readSingleFileLists(reader: FileReader): SingleFileLists {
  return singleFileLists((name) => readPlainList(reader, name));
}
