import { UNCATEGORIZED } from '../category/category';
import type { FeaturedKind } from '../featured/featured';
import { FILES } from '../links/contentPaths';
import { withDerivedIds } from '../record/derivedIds';
import { isIntro } from '../service/schema';
import { isJsonObject, type JsonObject } from '../text/jsonObject';
import { sameJson } from '../text/sameJson';
import { byCategoryPath, idOf, isByCategoryFile, type ContentFiles } from './files';
import {
  formsOf,
  isFiled,
  LIST_NAMES,
  readRaw,
  rowOf,
  type AnyRecord,
  type FiledName,
  type ListName,
} from './lists';
import {
  AVAILABILITY_ID,
  ORDER_IDS,
  PAGE_IDS,
  pageInfo,
  type Change,
  type ListOrder,
} from './contentModel';
import { byCategoryPaths, filesOfRecord, readCategories } from './readContent';
import { deriveEntries, editedLists, type EditedLists } from './derive';
import {
  categoryAfter,
  settled,
  storedCategory,
  withKeyless,
  withStoredField,
  writeDifferences,
  writeRecord,
  type CategoryLists,
} from './writeRecord';

interface RecordChange {
  id: string;
  base: AnyRecord | null;
  draft: AnyRecord | null;
}

const changesOf = (changes: readonly Change[], name: ListName): RecordChange[] =>
  changes.flatMap((change) => (change.collection === name ? [change as RecordChange] : []));

/** A raw entry of a list with its ID, also if that follows from another field. */
interface Entry {
  id: string | undefined;
  value: unknown;
  isReadable: boolean;
  isUsed: boolean;
}

/** Returns the entries of a list. Only those with wanted IDs are read. */
function entriesOf(name: ListName, list: readonly unknown[], wanted: ReadonlySet<string>): Entry[] {
  const kind = rowOf(name);
  const identified = kind.idField === undefined ? list : withDerivedIds(list, kind.idField);
  const seen = new Set<string>();
  return identified.map((entry, at) => {
    const id = idOf(entry);
    const isReadable = id !== undefined && wanted.has(id) && readRaw(kind, entry) !== undefined;
    const isUsed = isReadable && !seen.has(id);
    if (isUsed) seen.add(id);
    return { id, value: list[at], isReadable, isUsed };
  });
}

const NO_CATEGORIES: CategoryLists = { before: [], after: [] };

function applyToList(lists: EditedLists, name: ListName, changes: readonly RecordChange[]): void {
  if (changes.length === 0) return;
  const { file, key, idField } = rowOf(name);
  const byId = new Map(changes.map((change) => [change.id, change]));
  const entries = entriesOf(name, lists.get(file, key), new Set(byId.keys()));
  const kept = entries.flatMap(({ id, value, isReadable, isUsed }) => {
    const change = id === undefined ? undefined : byId.get(id);
    if (!change) return [{ id, value }];
    const { base, draft } = change;
    if (!draft) return isReadable ? [] : [{ id, value }];
    const raw = value as JsonObject;
    return [{ id, value: isUsed ? writeRecord(name, raw, base, draft, NO_CATEGORIES) : value }];
  });
  const used = new Set(entries.flatMap(({ id, isUsed }) => (isUsed ? [id] : [])));
  const added = changes.flatMap(({ id, draft }) =>
    draft && !used.has(id)
      ? [{ id, value: writeRecord(name, undefined, null, draft, NO_CATEGORIES) }]
      : [],
  );
  const next = [...kept, ...added];
  const values = next.map(({ value }) => value);
  // An ID that follows from a field is written once it would be another one.
  const ids = (idField === undefined ? values : withDerivedIds(values, idField)).map(idOf);
  const written = next.map(({ id, value }, at) =>
    id === undefined || id === ids[at] ? value : { id, ...(value as JsonObject) },
  );
  // Without this, the next entry without an ID would be read as the introduction.
  if (name === 'services' && isIntro(written[0]) && !isIntro(entries[0]?.value))
    written.unshift({});
  lists.set(file, key, written);
}

function applyToPage(lists: EditedLists, { id, base, draft }: Change): void {
  const page = pageInfo(id);
  if (!page || !draft) return;
  const { file, schema } = page;
  const whole = id === AVAILABILITY_ID ? { holds: [] } : {};
  const write = (raw: unknown) =>
    isJsonObject(raw)
      ? writeDifferences(raw, base ?? {}, draft, id, schema)
      : writeDifferences(whole, {}, draft, id, schema);
  if (id !== PAGE_IDS.services) lists.next[file] = write(lists.next[file]);
  else {
    const list = lists.get(file, 'services');
    const [first, ...others] = list;
    lists.set(file, 'services', isIntro(first) ? [write(first), ...others] : [write({}), ...list]);
  }
}

function renameFiles(
  { next, get, set }: EditedLists,
  name: FiledName,
  { before, after }: CategoryLists,
) {
  const isUsed = (path: string) => after.some(({ slug }) => byCategoryPath(name, slug) === path);
  const renamed = new Map<string, string>();
  for (const { id, slug } of before) {
    const now = after.find((category) => category.id === id);
    const [from, to] = [slug, now?.slug ?? slug].map((text) => byCategoryPath(name, text));
    if (!from || !to || from === to || isUsed(from) || !Object.hasOwn(next, from)) continue;
    const list = get(from, name);
    if (Object.hasOwn(next, to)) set(to, name, [...get(to, name), ...list]);
    else next[to] = next[from];
    delete next[from];
    renamed.set(from, to);
  }
  const known = new Set(before.map(({ id }) => id));
  for (const { id, slug } of after) {
    const path = byCategoryPath(name, slug);
    if (!known.has(id) && !Object.hasOwn(next, path)) next[path] = { [name]: [] };
  }
  return renamed;
}

function firstOfEach(lists: readonly (readonly unknown[])[]): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const entry of lists.flat()) {
    const id = idOf(entry);
    if (id !== undefined && !found.has(id)) found.set(id, entry as JsonObject);
  }
  return found;
}

interface Rewrite {
  id: string;
  /** The record as it is read afterwards; null if it is deleted. */
  record: AnyRecord | null;
  /** The only fields that change; undefined for a change of its own. */
  only?: readonly string[];
  /** Returns the new value of a copy; of the first one for a file that has none. */
  write: (copy: JsonObject | undefined) => JsonObject;
  /** The files that it belongs in; undefined if its copies stay where they are. */
  files: readonly string[] | undefined;
}

interface FiledList {
  name: FiledName;
  categories: CategoryLists;
  /** The first raw record of each ID in by-category files. */
  copies: ReadonlyMap<string, JsonObject>;
  /** The first entry of each ID in the index. */
  index: ReadonlyMap<string, JsonObject>;
  /** New paths of files by their former ones. */
  renamed: ReadonlyMap<string, string>;
}

function placeOf(
  { name, categories: { before, after }, renamed }: FiledList,
  was: AnyRecord | null,
  now: AnyRecord,
) {
  const files = filesOfRecord(name, now as never, after);
  const former = was && filesOfRecord(name, was as never, before);
  const kept = former?.map((path) => renamed.get(path) ?? path).toSorted();
  return { files, isMoved: !sameJson(kept, files.toSorted()) };
}

/** Returns what becomes of the records with changes of their own. Their copies are written alike. */
function ownRewrites(list: FiledList, changes: readonly RecordChange[]): Rewrite[] {
  const { name, categories, copies } = list;
  return changes.map(({ id, base, draft }) => {
    if (!draft) return { id, record: null, write: () => ({}), files: [] };
    const record = settled(name, draft, categories);
    const { files, isMoved } = placeOf(list, base, record);
    const written = writeRecord(name, copies.get(id), base, record, categories);
    return {
      id,
      record,
      write: () => written,
      files: isMoved || !copies.has(id) ? files : undefined,
    };
  });
}

function categoryRewrites(list: FiledList, ids: readonly string[]): Rewrite[] {
  const { name, categories, copies, index } = list;
  const { before, after } = categories;
  const forms = formsOf(name, 'category');
  const change = (raw: JsonObject) => {
    const [was, now] = [before, after].map((known) => readRaw(rowOf(name), raw, known));
    if (!was || !now) return undefined;
    const record = { id: was.id, category: categoryAfter(name, was.category, categories) };
    const nameIn = (category: unknown) => (isJsonObject(category) ? category.name : category);
    const isWritten =
      !sameJson(now.category, record.category) ||
      !sameJson(nameIn(was.category), nameIn(record.category));
    const { files, isMoved } = placeOf(list, was, record);
    return isWritten || isMoved ? { record, isWritten, files } : undefined;
  };
  const known = new Map<string, ReturnType<typeof change>>();
  return ids.flatMap((id): Rewrite[] => {
    const [copy = {}, entry = {}] = [copies.get(id), index.get(id)];
    const source = forms.some((form) => copy[form] ?? undefined) ? copy : entry;
    const raw = { id: '-', ...Object.fromEntries(forms.map((form) => [form, source[form]])) };
    const key = JSON.stringify(raw);
    if (!known.has(key)) known.set(key, change(raw));
    const found = known.get(key);
    if (!found) return [];
    const { record, isWritten, files } = found;
    const value = storedCategory(name, record.category, after);
    return [
      {
        id,
        record: { ...record, id },
        only: ['category'],
        write: (old = {}) => (isWritten ? withStoredField(old, name, 'category', value) : old),
        files: copies.has(id) ? files : undefined,
      },
    ];
  });
}

function placeRecords(
  { next, get, set }: EditedLists,
  name: FiledName,
  rewrites: readonly Rewrite[],
  copies: ReadonlyMap<string, JsonObject>,
): void {
  const byId = new Map(rewrites.map((rewrite) => [rewrite.id, rewrite]));
  const present = new Set<string>();
  /** Entries that are not read, because they have the ID of another one, which they follow to its file. */
  const followers = new Map<string, unknown[]>();
  for (const path of Object.keys(next).filter((file) => isByCategoryFile(file, name))) {
    const seen = new Set<string>();
    const list = get(path, name).flatMap((entry) => {
      const id = idOf(entry) ?? '';
      const { record, files, write } = byId.get(id) ?? {};
      if (!write) return [entry];
      if (!record) return [];
      const isFirst = !seen.has(id);
      seen.add(id);
      if (!files || files.includes(path)) {
        present.add(`${path} ${id}`);
        return [isFirst ? write(entry as JsonObject) : entry];
      }
      if (!isFirst) followers.set(id, [...(followers.get(id) ?? []), entry]);
      return [];
    });
    set(path, name, list);
  }
  const added = new Map<string, unknown[]>();
  for (const { id, files = [], write } of rewrites) {
    const missing = files.filter((path) => !present.has(`${path} ${id}`));
    for (const path of missing)
      added.set(path, [...(added.get(path) ?? []), write(copies.get(id))]);
    const [first] = files;
    const behind = followers.get(id) ?? [];
    if (first !== undefined) added.set(first, [...(added.get(first) ?? []), ...behind]);
  }
  for (const [path, values] of added) set(path, name, [...get(path, name), ...values]);
}

function applyToFiled(
  lists: EditedLists,
  name: FiledName,
  changes: readonly RecordChange[],
  categories: CategoryLists,
): void {
  const { before, after } = categories;
  const isCategories = !sameJson(before, after);
  if (changes.length === 0 && !isCategories) return;
  const { file, featured = '' } = rowOf(name);
  const paths = byCategoryPaths(lists.next, name, before);
  const copies = firstOfEach(paths.map((path) => lists.get(path, name)));
  const index = firstOfEach([lists.get(file, name)]);
  const renamed = isCategories ? renameFiles(lists, name, categories) : new Map<string, string>();
  const own = new Set(changes.map(({ id }) => id));
  const others = [...new Set([...index.keys(), ...copies.keys()])].filter((id) => !own.has(id));
  const list = { name, categories, copies, index, renamed };
  const rewrites = [
    ...ownRewrites(list, changes),
    ...(isCategories ? categoryRewrites(list, others) : []),
  ];
  placeRecords(lists, name, rewrites, copies);
  const rest = byCategoryPath(name, UNCATEGORIZED.slug);
  for (const path of before.map(({ slug }) => byCategoryPath(name, slug))) {
    const isKept = path === rest || after.some(({ slug }) => byCategoryPath(name, slug) === path);
    if (isKept || !Object.hasOwn(lists.next, path)) continue;
    // What is left cannot be read, or belongs in another file.
    const left = lists.get(path, name);
    if (left.length > 0) lists.set(rest, name, [...lists.get(rest, name), ...left]);
    delete lists.next[path];
  }
  for (const path of [file, featured]) deriveEntries(lists, name, path, rewrites, categories);
}

/** Applies an order to the list of a file. Entries that are not read stay behind their predecessor. */
function applyOrder(lists: EditedLists, orderId: string, { ids }: ListOrder): void {
  const name = orderId.replace(/^featured-/, '') as FeaturedKind;
  const { file, key, featured = '' } = rowOf(name);
  const path = orderId === name ? file : featured;
  const list = lists.get(path, key);
  const used = firstOfEach([list]);
  const ranks = new Map(ids.map((id, at) => [id, at]));
  const rank = (id: string) => ranks.get(id) ?? ranks.size;
  const order = [...used.keys()].toSorted((one, other) => rank(one) - rank(other));
  if (sameJson(order, [...used.keys()])) return;
  const ownerOf = (entry: unknown) => used.get(idOf(entry) ?? '');
  const isOwn = (entry: unknown) => (ownerOf(entry) ?? entry) === entry;
  const items = list.filter(isOwn).map((value) => ({ key: ownerOf(value) && idOf(value), value }));
  const sorted = withKeyless(
    items,
    order.map((id) => ({ key: id, value: used.get(id) })),
  );
  // The first entry of an ID is read, so the others stay behind it.
  const others = list.filter((entry) => !isOwn(entry));
  lists.set(
    path,
    key,
    sorted.flatMap((entry) => [entry, ...others.filter((other) => ownerOf(other) === entry)]),
  );
}

/** Files without a change stay the same objects; in others only what follows from it is written. Never throws. */
export function applyChanges(files: ContentFiles, changes: readonly Change[]): ContentFiles {
  const lists = editedLists(files);
  const categoriesOf = (name: FiledName) =>
    readCategories(lists.next, name === 'products' ? 'productCategories' : 'projectCategories');
  const filed = (['products', 'projects'] as const).map(
    (name) => [name, categoriesOf(name)] as const,
  );
  for (const name of LIST_NAMES)
    if (!isFiled(name)) applyToList(lists, name, changesOf(changes, name));
  const services = changesOf(changes, 'services').map(({ id, draft }) => ({ id, record: draft }));
  deriveEntries(lists, 'services', FILES.featuredServices, services, NO_CATEGORIES);
  for (const [name, before] of filed)
    applyToFiled(lists, name, changesOf(changes, name), { before, after: categoriesOf(name) });
  for (const change of changes) {
    const { collection, id, draft } = change;
    if (collection === 'settings' || collection === 'pages') applyToPage(lists, change);
    if (collection === 'orders' && draft && ORDER_IDS.includes(id)) applyOrder(lists, id, draft);
  }
  return lists.next;
}
