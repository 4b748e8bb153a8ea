import type * as v from 'valibot';
import { categorySchema, UNCATEGORIZED } from './category';
import type { Content, ContentFiles, FeaturedKind } from './content';
import { compileContent } from './contentCompile';
import { entriesIn, FILES, idOf, isByCategoryFile } from './contentFiles';
import { patchedLists } from './contentPatchLists';
import { KEEPING, type Keeping, type ListGroup } from './contentPatchPlan';
import { patchedValue } from './contentPatchValue';
import { readContent } from './contentRead';
import { isJsonObject, type JsonObject } from './jsonObject';
import { productSchema } from './productRecord';
import { productSummarySchema } from './productSummary';
import { projectSchema } from './projectRecord';
import { projectSummarySchema } from './projectSummary';
import { sameJson } from './sameJson';
import { isIntro, serviceSchema } from './service';

type Collection = 'services' | 'products' | 'projects' | 'productCategories' | 'projectCategories';

interface ListRow {
  path: string;
  key: string;
  collection: Collection;
  schema: v.GenericSchema;
}

/** The lists that stand alone. */
const LISTS: readonly ListRow[] = [
  { path: FILES.services, key: 'services', collection: 'services', schema: serviceSchema },
  { path: FILES.featuredServices, key: 'services', collection: 'services', schema: serviceSchema },
  {
    path: FILES.productCategories,
    key: 'categories',
    collection: 'productCategories',
    schema: categorySchema,
  },
  {
    path: FILES.projectCategories,
    key: 'categories',
    collection: 'projectCategories',
    schema: categorySchema,
  },
  { path: FILES.products, key: 'products', collection: 'products', schema: productSummarySchema },
  {
    path: FILES.featuredProducts,
    key: 'products',
    collection: 'products',
    schema: productSummarySchema,
  },
  { path: FILES.projects, key: 'projects', collection: 'projects', schema: projectSummarySchema },
  {
    path: FILES.featuredProjects,
    key: 'projects',
    collection: 'projects',
    schema: projectSummarySchema,
  },
];

/** The kinds whose records are in the files of their categories. */
const KINDS = [
  { kind: 'products', schema: productSchema },
  { kind: 'projects', schema: projectSchema },
] as const;

const PAGES: readonly string[] = [FILES.site, FILES.home, FILES.about, FILES.topics];

/** A list file with another list; its count, where it has one, follows. */
function withList(file: unknown, key: string, list: unknown[]): JsonObject {
  const before = isJsonObject(file) ? file : {};
  const count = typeof before.count === 'number' ? { count: list.length } : {};
  return { ...before, [key]: list, ...count };
}

/** The paths of by-category files of categories whose slug changes, by their new ones. */
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

const INTRO = '\u0000intro';

/** The key of an entry: its id; the intro of the services is the first entry without one. */
function keyOf(entry: unknown, index: number): string | undefined {
  return index === 0 && isIntro(entry) ? INTRO : idOf(entry);
}

/** Services without a readable id must not become the first entry, where they would be taken for the intro. */
function withoutFalseIntro(list: unknown[], isIntroThere: boolean): unknown[] {
  if (isIntroThere || !isIntro(list[0])) return list;
  const first = list.findIndex((entry) => !isIntro(entry));
  return first < 0 ? list : [list[first], ...list.slice(0, first), ...list.slice(first + 1)];
}

type KeepingOf = (collection: Collection, id: string) => Keeping;

/** What a patch is made from. */
interface Sides {
  live: ContentFiles;
  before: ContentFiles;
  after: ContentFiles;
  isUnreadable: (file: string, path: string) => boolean;
  keepingOf: KeepingOf;
  /** Paths of lists that are to name every record. */
  rebuilt: ReadonlySet<string>;
}

function patchList(next: ContentFiles, row: ListRow, sides: Sides): void {
  const { live, before, after, isUnreadable, keepingOf } = sides;
  const { path, key, collection, schema } = row;
  const isForced = (files: ContentFiles) =>
    entriesIn(files[path], key).some((entry) => keepingOf(collection, idOf(entry) ?? '') !== 'all');
  const isRebuilt = sides.rebuilt.has(path);
  if (sameJson(before[path], after[path]) && !isForced(after) && !isRebuilt) return;
  const listsOf = (files: ContentFiles) => new Map([[path, entriesIn(files[path], key)]]);
  const list = patchedLists({
    live: listsOf(live),
    before: listsOf(before),
    after: listsOf(after),
    keyOf,
    isUnreadable: (file, index) => isUnreadable(file, `${key}[${index}]`),
    keepingOf: (id) => keepingOf(collection, id),
    schema,
    isWhole: true,
    isRebuilt,
  }).get(path);
  if (!list) return;
  const hasIntro = keyOf(entriesIn(after[path], key)[0], 0) === INTRO;
  const whole = path === FILES.services ? withoutFalseIntro(list, hasIntro) : list;
  next[path] = withList(live[path] ?? after[path], key, whole);
}

function patchByCategory(
  next: ContentFiles,
  { kind, schema }: (typeof KINDS)[number],
  sides: Sides,
): void {
  const { live, before, after, isUnreadable, keepingOf } = sides;
  const names = renamedFiles(kind, live, before, after);
  const listsOf = (files: ContentFiles): ListGroup['live'] =>
    new Map(
      Object.entries(files).flatMap(([path, file]) =>
        isByCategoryFile(path, kind)
          ? [[files === after ? path : (names.get(path) ?? path), entriesIn(file, kind)] as const]
          : [],
      ),
    );
  const formerly = new Map([...names].map(([was, now]) => [now, was]));
  const lists = patchedLists({
    live: listsOf(live),
    before: listsOf(before),
    after: listsOf(after),
    keyOf: (entry) => idOf(entry),
    isUnreadable: (path, index) => isUnreadable(formerly.get(path) ?? path, `${kind}[${index}]`),
    keepingOf: (id) => keepingOf(kind, id),
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

function patchedWith(sides: Sides): ContentFiles {
  const { live, before, after, isUnreadable } = sides;
  const next = { ...live };
  for (const path of PAGES) {
    if (sameJson(before[path], after[path])) continue;
    const isLeftOut = (place: string) => isUnreadable(path, place);
    if (after[path] === undefined) delete next[path];
    else next[path] = patchedValue(before[path], after[path], live[path], isLeftOut);
  }
  for (const row of LISTS) patchList(next, row, sides);
  for (const row of KINDS) patchByCategory(next, row, sides);
  return next;
}

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
