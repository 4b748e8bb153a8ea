import { FILES } from '../../links/contentPaths';
import { isJsonObject, type JsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import type { Content, FeaturedKind } from '../contentModel';
import { compileContent } from '../compileContent';
import { type ContentFiles, entriesIn, idOf } from '../files';
import { readContent } from '../readContent';
import { GROUPS, listEntries, LISTS } from './listGroups';
import { patchLists } from './patchLists';
import type { ForcedFields, PatchInput } from './patchPlan';
import { patchValue } from './patchValue';

const PAGES: readonly string[] = [FILES.site, FILES.home, FILES.about, FILES.rental];

const COLLECTIONS = [...new Set(LISTS.map(({ collection }) => collection))];

/** Returns whether a value may be the default for an unreadable one. */
function isDefault(value: unknown): boolean {
  const isEmpty = value === undefined || value === '' || typeof value === 'number';
  return isEmpty || (Array.isArray(value) && value.length === 0);
}

type FailedRecord = [key: string, fields: string[], fieldsOfUnreadable: string[]];

/**
 * Returns the records that are not read as the edit intended, by keys such as `products p1`, with the fields that differ and
 * those for which entries are not read. The edit of an unreadable record can make more of its fields readable.
 */
function failedRecords(was: Content, want: Content, got: Content): FailedRecord[] {
  const damaged = new Set(was.unreadable?.parts.map(({ value }) => idOf(value)));
  const unreadable = (id: string) =>
    (got.unreadable?.parts ?? [])
      .filter(({ value }) => idOf(value) === id)
      .flatMap(({ reason }) => ('field' in reason ? reason.field.split('.', 1) : []));
  return COLLECTIONS.flatMap((collection) => {
    const recordsOf = (content: Content) =>
      new Map(content[collection].map((record) => [record.id, record as JsonObject] as const));
    const [old, found] = [recordsOf(was), recordsOf(got)];
    return [...recordsOf(want)].flatMap(([id, record]): FailedRecord[] => {
      const [before, now] = [old.get(id), found.get(id)];
      const key = `${collection} ${id}`;
      if (!now) return [[key, [], []]];
      const isUnedited = (field: string) =>
        damaged.has(id) &&
        before !== undefined &&
        Object.hasOwn(now, field) &&
        isDefault(record[field]) &&
        sameJson(before[field], record[field]);
      const fields = [...new Set([...Object.keys(record), ...Object.keys(now)])].filter(
        (field) => !sameJson(record[field], now[field]) && !isUnedited(field),
      );
      return fields.length > 0 ? [[key, fields, unreadable(id)]] : [];
    });
  });
}

/** Returns a function that tells whether the part at a path of a file was left out. */
function leftOutOf({ unreadable }: Content, nameOf = (file: string) => file) {
  const parts = new Set(unreadable?.parts.map(({ file, path }) => `${nameOf(file)} ${path}`));
  return (file: string, path: string) => parts.has(`${file} ${path}`);
}

/**
 * Returns the paths of the lists whose order is not read as the edit intended. Added records are not compared: a list
 * would have to repeat all records that only other files contain, to place them behind those.
 */
function failedOrders(was: Content, want: Content, got: Content, next: ContentFiles): string[] {
  const isLeftOut = leftOutOf(got);
  const isOrdered = (group: (typeof LISTS)[number]) => {
    const { path, collection } = group;
    const known = new Set(was[collection].map(({ id }) => id));
    const entries = listEntries(next[path], group, (at) => isLeftOut(path, at));
    const readable = new Set(entries.filter((entry) => !entry.isUnreadable).map(({ key }) => key));
    // Records of which only unreadable entries remain have no place among the readable ones.
    const unplaced = new Set(entries.map(({ key }) => key).filter((key) => !readable.has(key)));
    const orderOf = (content: Content) =>
      (path.endsWith('/featured.json')
        ? content.featured[collection as FeaturedKind]
        : content[collection].map(({ id }) => id)
      ).filter((id) => known.has(id) && !unplaced.has(id));
    return sameJson(orderOf(want), orderOf(got));
  };
  return LISTS.filter((group) => !isOrdered(group)).map(({ path }) => path);
}

/** Returns the new paths of by-category files whose category slug changes, by their old paths. */
function renamedFiles(was: Content, want: Content, live: ContentFiles, after: ContentFiles) {
  const renamed = new Map<string, string>();
  for (const kind of ['product', 'project'] as const)
    for (const { id, slug } of was[`${kind}Categories`]) {
      const now = want[`${kind}Categories`].find((category) => category.id === id);
      const pathOf = (name = '') => `${kind}s/by-category/${name}.json`;
      const [from, to] = [pathOf(slug), pathOf(now?.slug)];
      if (now && from !== to && from in live && !(to in live) && !(from in after))
        renamed.set(from, to);
    }
  return renamed;
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

/** Returns the published files with the edit of the input applied. */
function applyPatch(input: PatchInput): ContentFiles {
  const { live, before, after, isUnreadable } = input;
  const next = { ...live };
  for (const path of PAGES) {
    if (sameJson(before[path], after[path])) continue;
    const isLeftOut = (pathInFile: string) => isUnreadable(path, pathInFile);
    if (after[path] === undefined) delete next[path];
    else next[path] = patchValue(before[path], after[path], live[path], isLeftOut);
  }
  for (const group of GROUPS) {
    const { key, path: only } = group;
    const lists = patchLists(input, group);
    for (const path of new Set([...lists.keys(), ...(only === undefined ? [] : [only])])) {
      const list = lists.get(path);
      const fields = changedFields(before[path], after[path], key);
      if (list === null) delete next[path];
      else if (list || Object.keys(fields).length > 0) {
        const file = { ...Object(live[path] ?? after[path]), ...fields } as JsonObject;
        const entries = list ?? entriesIn(live[path], key);
        const count = typeof file.count === 'number' ? { count: entries.length } : {};
        next[path] = { ...file, [key]: entries, ...count };
      }
    }
  }
  return next;
}

/**
 * Returns the published files with an edit applied. Unaffected files are the same objects, and
 * in the others only the edited parts change. Unreadable parts keep their value and position.
 * If the file of their category is removed, they are moved to the uncategorized ones. What could
 * not be read as intended is written as compiled: first the fields of readable entries, then those
 * of unreadable ones, then the record.
 * @param published the published files
 * @param compiled the compiled files of the edited content
 */
export function patchFiles(published: ContentFiles, compiled: ContentFiles): ContentFiles {
  const [was, want] = [readContent(published).content, readContent(compiled).content];
  const renamed = renamedFiles(was, want, published, compiled);
  const nameOf = (path: string) => renamed.get(path) ?? path;
  const withNames = (files: ContentFiles) =>
    Object.fromEntries(Object.entries(files).map(([path, file]) => [nameOf(path), file]));
  const forced = new Map<string, ForcedFields>();
  const [overwritten, rebuilt] = [new Set<string>(), new Set<string>()];
  const input = {
    live: withNames(published),
    before: withNames(compileContent(was)),
    after: compiled,
    isUnreadable: leftOutOf(was, nameOf),
    forced,
    overwritten,
    rebuilt,
  };
  for (;;) {
    const next = applyPatch(input);
    const got = readContent(next).content;
    const failed = failedRecords(was, want, got).filter(([key]) => forced.get(key) !== null);
    const unordered = failedOrders(was, want, got, next).filter((path) => !rebuilt.has(path));
    if (failed.length + unordered.length === 0) return next;
    for (const [key, fields, unreadable] of failed) {
      const known = forced.get(key) ?? new Set();
      const isEvery = overwritten.has(key);
      const names = new Set([...known, ...fields, ...(isEvery ? unreadable : [])]);
      if (names.size > known.size) forced.set(key, names);
      else if (isEvery) forced.set(key, null);
      else overwritten.add(key);
    }
    for (const path of unordered) rebuilt.add(path);
  }
}
