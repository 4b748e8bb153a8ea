import type * as v from 'valibot';
import type { FileReader } from './fileReader';
import { holdEntries, holdSchema, parseHolds, type Hold } from '../availability/schema';
import { categorySchema, parseCategories, type Category } from '../category/schema';
import { FILES } from '../links/contentPaths';
import { CATEGORY_FIELDS } from './files';
import type { Parsed } from '../record/problem';
import {
  parseTopics,
  topicEntries,
  TOPIC_ID_FIELD,
  topicSchema,
  type Topic,
} from '../topic/schema';

/** Records of the lists that are stored in one file each. A new list needs a row here. */
export interface SingleFileRecords {
  productCategories: Category;
  projectCategories: Category;
  holds: Hold;
  topics: Topic;
}

export type SingleFileListName = keyof SingleFileRecords;

/** All lists of the content. */
export type ListName = 'services' | 'products' | 'projects' | SingleFileListName;

/** Lists that are stored in one file each. */
export type SingleFileLists = { [N in SingleFileListName]: SingleFileRecords[N][] };

/** How a list is read from its file and written to it. */
interface SingleFileList<T> {
  /** Path under `public/data`. */
  file: string;
  /** Field of the file that contains the list. */
  key: string;
  schema: v.GenericSchema<unknown, T>;
  parse: (json: unknown, file: string) => Parsed<T[]>;
  /** Fields in the order in which they are written. */
  fields: readonly string[];
  /** Whether the file may be missing. It is written if the list has records or the file has other fields. */
  isOptional?: true;
  /** Field that is the ID of entries without one; missing if each entry has an ID. */
  idField?: string;
}

/** The lists, in the order in which they are read and written. A new list needs a row here. */
export const SINGLE_FILE_LISTS: {
  [N in SingleFileListName]: SingleFileList<SingleFileRecords[N]>;
} = {
  productCategories: {
    file: FILES.productCategories,
    key: 'categories',
    schema: categorySchema,
    parse: parseCategories,
    fields: CATEGORY_FIELDS,
  },
  projectCategories: {
    file: FILES.projectCategories,
    key: 'categories',
    schema: categorySchema,
    parse: parseCategories,
    fields: CATEGORY_FIELDS,
  },
  holds: {
    file: FILES.availability,
    key: 'holds',
    schema: holdSchema,
    parse: parseHolds,
    fields: Object.keys(holdEntries),
    isOptional: true,
  },
  topics: {
    file: FILES.topics,
    key: 'topics',
    schema: topicSchema,
    parse: parseTopics,
    fields: Object.keys(topicEntries),
    isOptional: true,
    idField: TOPIC_ID_FIELD,
  },
};

export const SINGLE_FILE_LIST_NAMES = Object.keys(SINGLE_FILE_LISTS) as SingleFileListName[];

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
  const lists = SINGLE_FILE_LIST_NAMES.map((name) => [name, readPlainList(reader, name)] as const);
  return Object.fromEntries(lists) as SingleFileLists;
}
