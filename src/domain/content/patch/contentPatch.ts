import type { Content, ContentFiles, FeaturedKind } from '../content';
import { compileContent } from '../compileContent';
import { idOf } from '../files';
import { patchedWith, type Sides } from './contentPatchFiles';
import { KEEPING } from './patchPlan';
import { LISTS, type ListRow } from './contentPatchRows';
import { readContent } from '../readContent';
import type { JsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';

const COLLECTIONS = [...new Set(LISTS.map(({ collection }) => collection))];

/** Whether a value may stand in for one that could not be read. */
function isDefault(value: unknown): boolean {
  const isEmpty = value === undefined || value === '' || typeof value === 'number';
  return isEmpty || (Array.isArray(value) && value.length === 0);
}

/**
 * Whether a record is read as an edit made it.
 * @param isMended whether it could not be read as a whole before: it may say more than before then
 */
function isEdited(
  was: JsonObject | undefined,
  want: JsonObject,
  got: JsonObject,
  isMended: boolean,
): boolean {
  const isLeftAlone = (key: string) =>
    isMended && was !== undefined && isDefault(want[key]) && sameJson(was[key], want[key]);
  const keys = new Set([...Object.keys(want), ...Object.keys(got)]);
  return [...keys].every((key) => sameJson(want[key], got[key]) || isLeftAlone(key));
}

/** The records that are not read as the edit made them, as `products p1`. */
function failedRecords(was: Content, want: Content, got: Content): string[] {
  const damaged = new Set(was.unreadable?.parts.map(({ value }) => idOf(value)));
  return COLLECTIONS.flatMap((collection) => {
    const recordsOf = (content: Content) =>
      new Map(
        content[collection].map((record) => [record.id, record as unknown as JsonObject] as const),
      );
    const [old, wanted, found] = [was, want, got].map(recordsOf);
    return [...(wanted ?? [])].flatMap(([id, record]) => {
      const now = found?.get(id);
      return now && isEdited(old?.get(id), record, now, damaged.has(id))
        ? []
        : [`${collection} ${id}`];
    });
  });
}

/** The paths of the lists whose order is not read as the edit made it. */
function failedOrders(want: Content, got: Content): string[] {
  const orderOf = (content: Content, { path, collection }: ListRow) =>
    path.endsWith('/featured.json')
      ? content.featured[collection as FeaturedKind]
      : content[collection].map(({ id }) => id);
  return LISTS.filter((row) => !sameJson(orderOf(want, row), orderOf(got, row))).map(
    ({ path }) => path,
  );
}

/**
 * The published files with an edit made to them (content-contract.md, One model, two directions): a file that the edit
 * leaves alone is the very same value, and of the others only what the edit changes. What cannot be read stays as it is,
 * in its place; where the file of its category goes, it is moved to the uncategorized ones.
 * @param live the published files
 * @param after what compiling the edited content writes
 */
export function patchedFiles(live: ContentFiles, after: ContentFiles): ContentFiles {
  const { content: was } = readContent(live);
  const want = readContent(after).content;
  const parts = was.unreadable?.parts ?? [];
  const unreadable = new Set(parts.map(({ file, path }) => `${file} ${path}`));
  const levels = new Map<string, number>();
  const rebuilt = new Set<string>();
  const sides: Sides = {
    live,
    before: compileContent(was),
    after,
    isUnreadable: (file, path) => unreadable.has(`${file} ${path}`),
    keepingOf: (collection, id) => KEEPING[levels.get(`${collection} ${id}`) ?? 0] ?? 'none',
    rebuilt,
  };
  for (;;) {
    const next = patchedWith(sides);
    const got = readContent(next).content;
    const failed = failedRecords(was, want, got).filter(
      (key) => (levels.get(key) ?? 0) + 1 < KEEPING.length,
    );
    const unordered = failedOrders(want, got).filter((path) => !rebuilt.has(path));
    if (failed.length + unordered.length === 0) return next;
    for (const key of failed) levels.set(key, (levels.get(key) ?? 0) + 1);
    for (const path of unordered) rebuilt.add(path);
  }
}
