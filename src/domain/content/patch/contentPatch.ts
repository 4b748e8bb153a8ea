import { isJsonObject, type JsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import { withDerivedIds, withoutDerivedIds } from '../../record/derivedIds';
import type { Content, FeaturedKind } from '../contentModel';
import { compileContent } from '../compileContent';
import { type ContentFiles, entriesIn, idOf } from '../files';
import { readContent } from '../readContent';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS } from '../singleFileLists';
import { applyPatch, type ListRow, LISTS } from './contentPatchFiles';
import type { ForcedFields } from './patchPlan';

/** The lists whose entries may have no ID of their own. */
const LISTS_WITHOUT_IDS = SINGLE_FILE_LIST_NAMES.flatMap((name) => {
  const { file, key, idField } = SINGLE_FILE_LISTS[name];
  return idField === undefined ? [] : [{ file, key, idField }];
});

function mapLists(files: ContentFiles, change: typeof withDerivedIds): ContentFiles {
  const next = { ...files };
  for (const { file, key, idField } of LISTS_WITHOUT_IDS) {
    const whole = files[file];
    if (isJsonObject(whole) && Array.isArray(whole[key]))
      next[file] = { ...whole, [key]: change(whole[key], idField) };
  }
  return next;
}

/** Returns files in which every entry of a list has an ID. Never throws. */
const filesWithIds = (files: ContentFiles): ContentFiles => mapLists(files, withDerivedIds);

/**
 * Returns patched files without the IDs that {@link filesWithIds} has added. Files that the patch left as they were are the
 * published ones.
 */
function withoutAddedIds(
  next: ContentFiles,
  live: ContentFiles,
  published: ContentFiles,
): ContentFiles {
  const left = mapLists(next, withoutDerivedIds);
  for (const { file } of LISTS_WITHOUT_IDS)
    if (next[file] === live[file] && file in published) left[file] = published[file];
  return left;
}

const COLLECTIONS = [...new Set(LISTS.map(({ collection }) => collection))];

/** Returns whether a value may be the default for an unreadable one. */
function isDefault(value: unknown): boolean {
  const isEmpty = value === undefined || value === '' || typeof value === 'number';
  return isEmpty || (Array.isArray(value) && value.length === 0);
}

/**
 * Returns the fields of each record that are not read as the edit intended, by a key such as `products p1`. The list is
 * empty for a record that is not read at all. The edit of an unreadable record can make more of its fields readable.
 */
function failedFields(was: Content, want: Content, got: Content): [key: string, string[]][] {
  const damaged = new Set(was.unreadable?.parts.map(({ value }) => idOf(value)));
  return COLLECTIONS.flatMap((collection) => {
    const recordsOf = (content: Content) =>
      new Map(content[collection].map((record) => [record.id, record as JsonObject] as const));
    const [old, found] = [recordsOf(was), recordsOf(got)];
    return [...recordsOf(want)].flatMap(([id, record]): [string, string[]][] => {
      const [before, now] = [old.get(id), found.get(id)];
      if (!now) return [[`${collection} ${id}`, []]];
      const isUnedited = (key: string) =>
        damaged.has(id) &&
        before !== undefined &&
        Object.hasOwn(now, key) &&
        isDefault(record[key]) &&
        sameJson(before[key], record[key]);
      const keys = [...new Set([...Object.keys(record), ...Object.keys(now)])];
      const failed = keys.filter((key) => !sameJson(record[key], now[key]) && !isUnedited(key));
      return failed.length > 0 ? [[`${collection} ${id}`, failed]] : [];
    });
  });
}

/** Returns the IDs in a list of which only unreadable entries remain. They have no place among the readable ones. */
function unplacedIds(next: ContentFiles, { unreadable }: Content, { path, key }: ListRow) {
  const parts = new Set(
    unreadable?.parts.filter(({ file }) => file === path).map((part) => part.path),
  );
  const entries = entriesIn(next[path], key);
  const isRead = (_entry: unknown, index: number) => !parts.has(`${key}[${index}]`);
  const readable = new Set(entries.filter(isRead).map(idOf));
  return new Set(entries.map(idOf).filter((id) => !readable.has(id)));
}

/**
 * Returns the paths of the lists whose order is not read as the edit intended. Added records are not compared: a list
 * would have to repeat all records that only other files contain, to place them behind those.
 */
function failedOrders(was: Content, want: Content, got: Content, next: ContentFiles): string[] {
  const isOrdered = (row: ListRow) => {
    const { path, collection } = row;
    const known = new Set(was[collection].map(({ id }) => id));
    const unplaced = unplacedIds(next, got, row);
    const orderOf = (content: Content) =>
      (path.endsWith('/featured.json')
        ? content.featured[collection as FeaturedKind]
        : content[collection].map(({ id }) => id)
      ).filter((id) => known.has(id) && !unplaced.has(id));
    return sameJson(orderOf(want), orderOf(got));
  };
  return LISTS.filter((row) => !isOrdered(row)).map(({ path }) => path);
}

/** Returns the new paths of by-category files whose category slug changes, by their old paths. */
function renamedFiles(live: ContentFiles, before: ContentFiles, after: ContentFiles) {
  const pathsIn = (files: ContentFiles) =>
    new Map(
      ['products', 'projects'].flatMap((kind) =>
        entriesIn(files[`categories/${kind}/index.json`], 'categories')
          .filter(isJsonObject)
          .map(
            ({ id, slug }) =>
              [`${kind} ${String(id)}`, `${kind}/by-category/${String(slug)}.json`] as const,
          ),
      ),
    );
  const old = pathsIn(before);
  const renamed = new Map<string, string>();
  for (const [category, now] of pathsIn(after)) {
    const was = old.get(category);
    if (was !== undefined && was !== now && was in live && !(now in live) && !(was in after))
      renamed.set(was, now);
  }
  return renamed;
}

/**
 * Returns the published files with an edit applied. Unaffected files are the same objects, and
 * in the others only the edited parts change. Unreadable parts keep their value and position.
 * If the file of their category is removed, they are moved to the uncategorized ones. What could
 * not be read as intended is written as compiled: first the fields, then the record.
 * @param published the published files
 * @param compiled the compiled files of the edited content
 */
export function patchFiles(published: ContentFiles, compiled: ContentFiles): ContentFiles {
  const [live, after] = [filesWithIds(published), filesWithIds(compiled)];
  const { content: was } = readContent(live);
  const want = readContent(after).content;
  const before = filesWithIds(compileContent(was));
  const renamed = renamedFiles(live, before, after);
  const nameOf = (path: string) => renamed.get(path) ?? path;
  const withNames = (files: ContentFiles) =>
    Object.fromEntries(Object.entries(files).map(([path, file]) => [nameOf(path), file]));
  const parts = new Set(was.unreadable?.parts.map(({ file, path }) => `${nameOf(file)} ${path}`));
  const forced = new Map<string, ForcedFields>();
  const rebuilt = new Set<string>();
  const input = {
    live: withNames(live),
    before: withNames(before),
    after,
    isUnreadable: (file: string, path: string) => parts.has(`${file} ${path}`),
    forced,
    rebuilt,
  };
  for (;;) {
    const next = applyPatch(input);
    const got = readContent(next).content;
    const failed = failedFields(was, want, got).filter(([key]) => forced.get(key) !== null);
    const unordered = failedOrders(was, want, got, next).filter((path) => !rebuilt.has(path));
    if (failed.length + unordered.length === 0) return withoutAddedIds(next, live, published);
    for (const [key, fields] of failed) {
      const known = forced.get(key);
      const isNew = fields.some((field) => !known?.has(field));
      forced.set(key, isNew ? new Set([...(known ?? []), ...fields]) : null);
    }
    for (const path of unordered) rebuilt.add(path);
  }
}
