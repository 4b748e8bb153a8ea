import type * as v from 'valibot';
import { UNCATEGORIZED } from '../../category/category';
import { FILES } from '../../links/contentPaths';
import { entriesIn, idOf, isByCategoryFile, type ContentFiles } from '../files';
import { patchLists } from './patchLists';
import type { ForcedFields } from './patchPlan';
import { patchValue } from './patchValue';
import { isJsonObject, type JsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS, type ListName } from '../singleFileLists';
import { isIntro, serviceSchema } from '../../service/schema';
import { productSchema, productSummarySchema } from '../../product/schema';
import { projectSchema, projectSummarySchema } from '../../project/schema';

const PAGES: readonly string[] = [FILES.site, FILES.home, FILES.about, FILES.rental];

export interface ListRow {
  path: string;
  key: string;
  collection: ListName;
  schema: v.GenericSchema;
}

/** Returns the rows of the index and the featured file of a kind. */
const summaries = (kind: 'services' | 'products' | 'projects', schema: v.GenericSchema) =>
  ['index', 'featured'].map((name): ListRow => ({
    path: `${kind}/${name}.json`,
    key: kind,
    collection: kind,
    schema,
  }));

/** Lists that are patched independently of other files. */
export const LISTS: readonly ListRow[] = [
  ...summaries('services', serviceSchema),
  ...SINGLE_FILE_LIST_NAMES.map((collection): ListRow => {
    const { file: path, key, schema } = SINGLE_FILE_LISTS[collection];
    return { path, key, collection, schema };
  }),
  ...summaries('products', productSummarySchema),
  ...summaries('projects', projectSummarySchema),
];

/** Returns a list file with another list, and an updated count if it has one. */
function withList(file: unknown, key: string, list: unknown[]): JsonObject {
  const before = isJsonObject(file) ? file : {};
  const count = typeof before.count === 'number' ? { count: list.length } : {};
  return { ...before, [key]: list, ...count };
}

/** Returns the top-level fields of a list file that an edit changes, without the list and its count. */
function changedFields(before: unknown, after: unknown, key: string): JsonObject {
  const [old, now] = [before, after].map((file) => (isJsonObject(file) ? file : {}));
  return Object.fromEntries(
    Object.entries(now ?? {}).filter(
      ([name, value]) => name !== key && name !== 'count' && !sameJson(old?.[name], value),
    ),
  );
}

const INTRO = '\u0000intro';

/**
 * Returns the key of an entry: its ID. The intro of the services is the first entry without an
 * ID.
 */
function keyOf(entry: unknown, index: number): string | undefined {
  return index === 0 && isIntro(entry) ? INTRO : idOf(entry);
}

/**
 * Services without a readable ID must not become the first entry, because it would be read as
 * the intro. If no other is left, an empty intro precedes them.
 */
function withoutFalseIntro(list: unknown[], hasIntro: boolean): unknown[] {
  if (hasIntro || !isIntro(list[0])) return list;
  const first = list.findIndex((entry) => !isIntro(entry));
  return first < 0
    ? [{}, ...list]
    : [list[first], ...list.slice(0, first), ...list.slice(first + 1)];
}

/** Inputs of a patch. */
interface PatchInput {
  live: ContentFiles;
  before: ContentFiles;
  after: ContentFiles;
  isUnreadable: (file: string, path: string) => boolean;
  /** By a key such as `products p1`. */
  forced: ReadonlyMap<string, ForcedFields>;
  /** Paths of lists that must contain every record. */
  rebuilt: ReadonlySet<string>;
}

type FilePart = Pick<ListRow, 'key' | 'collection' | 'schema'>;

/** Returns what a group of lists takes from the input. */
function groupOf(
  { live, before, after, isUnreadable, forced }: PatchInput,
  { key, collection, schema }: FilePart,
  isMember: (path: string) => boolean,
) {
  const listsOf = (files: ContentFiles) =>
    new Map(
      Object.entries(files)
        .filter(([path]) => isMember(path))
        .map(([path, file]) => [path, entriesIn(file, key)] as const),
    );
  return {
    live: listsOf(live),
    before: listsOf(before),
    after: listsOf(after),
    isUnreadable: (path: string, index: number) => isUnreadable(path, `${key}[${index}]`),
    forcedOf: (id: string) => forced.get(`${collection} ${id}`),
    schema,
  };
}

function patchIndependentList(next: ContentFiles, row: ListRow, input: PatchInput): void {
  const { live, before, after, forced } = input;
  const { path, key, collection } = row;
  const isForced = (entry: unknown) => forced.has(`${collection} ${idOf(entry)}`);
  const isRebuilt = input.rebuilt.has(path);
  const isSame = sameJson(before[path], after[path]);
  if (isSame && !isRebuilt && !entriesIn(after[path], key).some(isForced)) return;
  const group = groupOf(input, row, (file) => file === path);
  const list = patchLists({ ...group, keyOf, isWhole: true, isRebuilt }).get(path);
  const fields = changedFields(before[path], after[path], key);
  if (!list && Object.keys(fields).length === 0) return;
  const hasIntro = keyOf(entriesIn(after[path], key)[0], 0) === INTRO;
  const entries = list ?? entriesIn(live[path], key);
  const whole = path === FILES.services ? withoutFalseIntro(entries, hasIntro) : entries;
  next[path] = withList({ ...Object(live[path] ?? after[path]), ...fields }, key, whole);
}

function patchByCategory(
  next: ContentFiles,
  kind: 'products' | 'projects',
  schema: v.GenericSchema,
  input: PatchInput,
): void {
  const row = { key: kind, collection: kind, schema };
  const lists = patchLists({
    ...groupOf(input, row, (path) => isByCategoryFile(path, kind)),
    keyOf: (entry) => idOf(entry),
    isWhole: false,
    fallback: `${kind}/by-category/${UNCATEGORIZED.slug}.json`,
  });
  for (const [path, list] of lists) {
    if (list) next[path] = withList(next[path] ?? input.after[path], kind, list);
    else delete next[path];
  }
}

/** Returns the published files with the edit of the input applied. */
export function applyPatch(input: PatchInput): ContentFiles {
  const { live, before, after, isUnreadable } = input;
  const next = { ...live };
  for (const path of PAGES) {
    if (sameJson(before[path], after[path])) continue;
    const isLeftOut = (pathInFile: string) => isUnreadable(path, pathInFile);
    if (after[path] === undefined) delete next[path];
    else next[path] = patchValue(before[path], after[path], live[path], isLeftOut);
  }
  for (const row of LISTS) patchIndependentList(next, row, input);
  // The records of these kinds are stored in the files of their categories.
  patchByCategory(next, 'products', productSchema, input);
  patchByCategory(next, 'projects', projectSchema, input);
  return next;
}
