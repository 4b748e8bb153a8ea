import { UNCATEGORIZED } from '../../category/category';
import { FILES } from '../../links/contentPaths';
import { withDerivedIds } from '../../record/derivedIds';
import { isIntro } from '../../service/schema';
import { entriesIn, idOf, isByCategoryFile, type ContentFiles } from '../files';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS, type ListName } from '../singleFileLists';

/** A list with a file of its own, or the lists of records that are stored in the files of their categories. */
export interface ListGroup {
  collection: ListName;
  /** Field of the files that contains the list. */
  key: string;
  /** Path of the only file. Its list alone defines which records exist, and their order. */
  path?: string;
  /** By-category file that receives the entries of a removed one. */
  fallback?: string;
  /** Field that is the ID of entries without one. */
  idField?: string | undefined;
}

const KINDS = ['services', 'products', 'projects'] as const;

/** Lists that are patched independently of other files. */
export const LISTS = [
  ...KINDS.flatMap((kind) =>
    ['index', 'featured'].map((name) => ({
      collection: kind,
      key: kind,
      path: `${kind}/${name}.json`,
    })),
  ),
  ...SINGLE_FILE_LIST_NAMES.map((collection) => {
    const { file: path, key, idField } = SINGLE_FILE_LISTS[collection];
    return { collection, key, path, idField };
  }),
];

/** All lists. */
export const GROUPS: readonly ListGroup[] = [
  ...LISTS,
  ...(['products', 'projects'] as const).map((kind) => ({
    collection: kind,
    key: kind,
    fallback: `${kind}/by-category/${UNCATEGORIZED.slug}.json`,
  })),
];

/** An entry of a list; `key` is its ID, if it has one. */
export interface ListEntry {
  key: string | undefined;
  value: unknown;
  isUnreadable: boolean;
}

export const INTRO = '\u0000intro';

/** Returns the entries of a list. The intro of the services is the first entry without an ID. */
export function listEntries(
  file: unknown,
  { path, key, idField }: ListGroup,
  isUnreadable: (path: string) => boolean,
): ListEntry[] {
  const list = entriesIn(file, key);
  const ids = (idField === undefined ? list : withDerivedIds(list, idField)).map(idOf);
  if (path === FILES.services && isIntro(list[0])) ids[0] = INTRO;
  return list.map((value, index) => ({
    key: ids[index],
    value,
    isUnreadable: isUnreadable(`${key}[${index}]`),
  }));
}

type Lists = ReadonlyMap<string, readonly ListEntry[]>;

/** Returns the lists of a group by the path of their file. */
export function listsOf(
  files: ContentFiles,
  group: ListGroup,
  isUnreadable: (file: string, path: string) => boolean = () => false,
): Lists {
  const { path: only, collection } = group;
  const isMember = (path: string) =>
    only === undefined ? isByCategoryFile(path, collection as 'products') : path === only;
  const paths = Object.keys(files).filter(isMember);
  return new Map(
    paths.map((path) => [path, listEntries(files[path], group, (at) => isUnreadable(path, at))]),
  );
}

interface Compiled {
  value: unknown;
  paths: string[];
}

/** Returns the compiled entry of each key and the files that contain it. */
export function compiledOf(lists: Lists): Map<string, Compiled> {
  const found = new Map<string, Compiled>();
  for (const [path, entries] of lists)
    for (const { key, value } of entries) {
      if (key === undefined) continue;
      const known = found.get(key);
      if (known) known.paths.push(path);
      else found.set(key, { value, paths: [path] });
    }
  return found;
}

/** Returns the entry that represents each key in a list: the first readable one, or the first. */
export function ownEntries(entries: readonly ListEntry[], isKnown: (key: string) => boolean) {
  const own = new Map<string, ListEntry>();
  for (const entry of entries) {
    if (entry.key === undefined || !isKnown(entry.key)) continue;
    const first = own.get(entry.key);
    if (!first || (first.isUnreadable && !entry.isUnreadable)) own.set(entry.key, entry);
  }
  return own;
}
