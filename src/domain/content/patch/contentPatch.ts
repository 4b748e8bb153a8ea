import type { Content, FeaturedKind } from '../contentModel';
import { compileContent } from '../compileContent';
import { entriesIn, idOf, type ContentFiles } from '../files';
import { applyPatch, type PatchInput } from './contentPatchFiles';
import { PRESERVE_LEVELS } from './patchPlan';
import { LISTS, type ListRow } from './contentPatchRows';
import { readContent } from '../readContent';
import type { JsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';

const COLLECTIONS = [...new Set(LISTS.map(({ collection }) => collection))];

/** Returns whether a value may be the default for an unreadable one. */
function isDefault(value: unknown): boolean {
  const isEmpty = value === undefined || value === '' || typeof value === 'number';
  return isEmpty || (Array.isArray(value) && value.length === 0);
}

/**
 * Returns whether a record is read as the edit intended.
 * @param wasUnreadable whether the record was unreadable before. The edit can then make more fields
 * readable.
 */
function isEdited(
  was: JsonObject | undefined,
  want: JsonObject,
  got: JsonObject,
  wasUnreadable: boolean,
): boolean {
  const isUnedited = (key: string) =>
    wasUnreadable &&
    was !== undefined &&
    Object.hasOwn(got, key) &&
    isDefault(want[key]) &&
    sameJson(was[key], want[key]);
  const keys = new Set([...Object.keys(want), ...Object.keys(got)]);
  return [...keys].every((key) => sameJson(want[key], got[key]) || isUnedited(key));
}

/** Returns the records that are not read as the edit intended, such as `products p1`. */
function failedRecords(was: Content, want: Content, got: Content): string[] {
  const damaged = new Set(was.unreadable?.parts.map(({ value }) => idOf(value)));
  return COLLECTIONS.flatMap((collection) => {
    const recordsOf = (content: Content) =>
      new Map(content[collection].map((record) => [record.id, record as JsonObject] as const));
    const [old, wanted, found] = [was, want, got].map(recordsOf);
    return [...(wanted ?? [])].flatMap(([id, record]) => {
      const now = found?.get(id);
      return now && isEdited(old?.get(id), record, now, damaged.has(id))
        ? []
        : [`${collection} ${id}`];
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

/**
 * Returns the published files with an edit applied. Unaffected files are the same objects, and
 * in the others only the edited parts change. Unreadable parts keep their value and position.
 * If the file of their category is removed, they are moved to the uncategorized ones.
 * @param live the published files
 * @param after the compiled files of the edited content
 */
export function patchFiles(live: ContentFiles, after: ContentFiles): ContentFiles {
  const { content: was } = readContent(live);
  const want = readContent(after).content;
  const parts = was.unreadable?.parts ?? [];
  const unreadable = new Set(parts.map(({ file, path }) => `${file} ${path}`));
  const levels = new Map<string, number>();
  const rebuilt = new Set<string>();
  const input: PatchInput = {
    live,
    before: compileContent(was),
    after,
    isUnreadable: (file, path) => unreadable.has(`${file} ${path}`),
    preserveLevelOf: (collection, id) =>
      PRESERVE_LEVELS[levels.get(`${collection} ${id}`) ?? 0] ?? 'none',
    rebuilt,
  };
  for (;;) {
    const next = applyPatch(input);
    const got = readContent(next).content;
    const failed = failedRecords(was, want, got).filter(
      (key) => (levels.get(key) ?? 0) + 1 < PRESERVE_LEVELS.length,
    );
    const unordered = failedOrders(was, want, got, next).filter((path) => !rebuilt.has(path));
    if (failed.length + unordered.length === 0) return next;
    for (const key of failed) levels.set(key, (levels.get(key) ?? 0) + 1);
    for (const path of unordered) rebuilt.add(path);
  }
}
