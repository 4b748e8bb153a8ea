import { UNCATEGORIZED } from '../../category/category';
import { FILES } from '../../links/contentPaths';
import { entriesIn, idOf, isByCategoryFile, type ContentFiles } from '../files';
import { patchLists } from './patchLists';
import type { PreserveLevel, ListGroup } from './patchPlan';
import { patchValue } from './patchValue';
import { isJsonObject, type JsonObject } from '../../text/jsonObject';
import { KINDS, LISTS, type ListRow } from './contentPatchRows';
import { sameJson } from '../../text/sameJson';
import type { ListName } from '../singleFileLists';
import { isIntro } from '../../service/schema';

const PAGES: readonly string[] = [FILES.site, FILES.home, FILES.about, FILES.topics];

/** Returns a list file with another list, and an updated count if it has one. */
function withList(file: unknown, key: string, list: unknown[]): JsonObject {
  const before = isJsonObject(file) ? file : {};
  const count = typeof before.count === 'number' ? { count: list.length } : {};
  return { ...before, [key]: list, ...count };
}

/** Returns the old paths of by-category files whose category slug changes, by their new paths. */
function renamedFiles(
  kind: 'products' | 'projects',
  live: ContentFiles,
  before: ContentFiles,
  after: ContentFiles,
): Map<string, string> {
  const pathsOf = (files: ContentFiles) => {
    const list = entriesIn(files[`categories/${kind}/index.json`], 'categories');
    return new Map(
      list
        .filter(isJsonObject)
        .map(({ id, slug }) => [id, `${kind}/by-category/${String(slug)}.json`]),
    );
  };
  const old = pathsOf(before);
  return new Map(
    [...pathsOf(after)].flatMap(([id, now]) => {
      const was = old.get(id);
      const isRenamed =
        was !== undefined && was !== now && was in live && !(now in live) && !(was in after);
      return isRenamed ? [[was, now] as const] : [];
    }),
  );
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

type PreserveLevelOf = (collection: ListName, id: string) => PreserveLevel;

/** Inputs of a patch. */
export interface PatchInput {
  live: ContentFiles;
  before: ContentFiles;
  after: ContentFiles;
  isUnreadable: (file: string, path: string) => boolean;
  preserveLevelOf: PreserveLevelOf;
  /** Paths of lists that must contain every record. */
  rebuilt: ReadonlySet<string>;
}

function patchIndependentList(next: ContentFiles, row: ListRow, input: PatchInput): void {
  const { live, before, after, isUnreadable, preserveLevelOf } = input;
  const { path, key, collection, schema } = row;
  const isForced = (files: ContentFiles) =>
    entriesIn(files[path], key).some(
      (entry) => preserveLevelOf(collection, idOf(entry) ?? '') !== 'all',
    );
  const isRebuilt = input.rebuilt.has(path);
  if (sameJson(before[path], after[path]) && !isForced(after) && !isRebuilt) return;
  const listsOf = (files: ContentFiles) => new Map([[path, entriesIn(files[path], key)]]);
  const list = patchLists({
    live: listsOf(live),
    before: listsOf(before),
    after: listsOf(after),
    keyOf,
    isUnreadable: (file, index) => isUnreadable(file, `${key}[${index}]`),
    preserveLevelOf: (id) => preserveLevelOf(collection, id),
    schema,
    isWhole: true,
    isRebuilt,
  }).get(path);
  const fields = changedFields(before[path], after[path], key);
  if (!list && Object.keys(fields).length === 0) return;
  const hasIntro = keyOf(entriesIn(after[path], key)[0], 0) === INTRO;
  const entries = list ?? entriesIn(live[path], key);
  const whole = path === FILES.services ? withoutFalseIntro(entries, hasIntro) : entries;
  next[path] = withList({ ...Object(live[path] ?? after[path]), ...fields }, key, whole);
}

function patchByCategory(
  next: ContentFiles,
  { kind, schema }: (typeof KINDS)[number],
  input: PatchInput,
): void {
  const { live, before, after, isUnreadable, preserveLevelOf } = input;
  const names = renamedFiles(kind, live, before, after);
  const listsOf = (files: ContentFiles): ListGroup['live'] =>
    new Map(
      Object.entries(files).flatMap(([path, file]) =>
        isByCategoryFile(path, kind)
          ? [[files === after ? path : (names.get(path) ?? path), entriesIn(file, kind)] as const]
          : [],
      ),
    );
  const oldPaths = new Map([...names].map(([was, now]) => [now, was]));
  const lists = patchLists({
    live: listsOf(live),
    before: listsOf(before),
    after: listsOf(after),
    keyOf: (entry) => idOf(entry),
    isUnreadable: (path, index) => isUnreadable(oldPaths.get(path) ?? path, `${kind}[${index}]`),
    preserveLevelOf: (id) => preserveLevelOf(kind, id),
    schema,
    isWhole: false,
    fallback: `${kind}/by-category/${UNCATEGORIZED.slug}.json`,
  });
  for (const [was, now] of names) {
    next[now] = live[was];
    delete next[was];
  }
  for (const [path, list] of lists) {
    if (list) next[path] = withList(next[path] ?? after[path], kind, list);
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
  for (const row of KINDS) patchByCategory(next, row, input);
  return next;
}
