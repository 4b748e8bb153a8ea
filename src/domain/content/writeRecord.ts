import type * as v from 'valibot';
import { categoryOf, findCategory, toCategoryRef, UNCATEGORIZED } from '../category/category';
import type { Category, CategoryRef } from '../category/schema';
import { isJsonObject, type JsonObject } from '../text/jsonObject';
import { sameJson } from '../text/sameJson';
import {
  categoryText,
  formsOf,
  isFiled,
  readClean,
  readRaw,
  resolvedCategory,
  rowOf,
  type AnyRecord,
  type FiledName,
  type ListName,
} from './lists';

type Path = readonly (string | number)[];

/** Whether the reader left out the value at a path of a raw record. */
type IsLeftOut = (path: Path) => boolean;

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, plain(item)]));
}

/** The field replaces the first of its forms; undefined only removes. @param place such as `products` or `home.hero` */
export function withStoredField(
  raw: JsonObject,
  place: string,
  field: string,
  value: unknown,
): JsonObject {
  const forms = formsOf(place, field);
  const [former] = Object.keys(raw).filter((key) => forms.includes(key));
  const entries = Object.entries(raw).flatMap(([key, item]): [string, unknown][] => {
    if (!forms.includes(key)) return [[key, item]];
    return key === former && value !== undefined ? [[field, plain(value)]] : [];
  });
  if (former === undefined && value !== undefined) entries.push([field, plain(value)]);
  return Object.fromEntries(entries);
}

/** An entry without a key stays behind its predecessor. */
export interface Keyed<K> {
  key?: K | undefined;
  value: unknown;
}

/** Entries of the former list without a key stay behind the same entry. */
export function withKeyless<K>(former: readonly Keyed<K>[], next: readonly Keyed<K>[]): unknown[] {
  const kept = new Set(next.map(({ key }) => key));
  const behind = new Map<K | undefined, unknown[]>();
  let last: K | undefined;
  for (const { key, value } of former) {
    if (key === undefined) behind.set(last, [...(behind.get(last) ?? []), value]);
    else if (kept.has(key)) last = key;
  }
  const followers = (key: K | undefined) => (key === undefined ? [] : (behind.get(key) ?? []));
  return [
    ...(behind.get(undefined) ?? []),
    ...next.flatMap(({ key, value }) => [value, ...followers(key)]),
  ];
}

function nameOf(entry: unknown): unknown {
  if (!isJsonObject(entry)) return entry;
  const { id, title, name, label, day, path, heading } = entry;
  return [id, title, name, label, day, path, heading].find(Boolean);
}

/** Returns the index in `base` of each entry of `draft`; undefined for a new one. */
function formerIndexes(base: readonly unknown[], draft: readonly unknown[]) {
  const free = new Set(base.keys());
  const found = new Map<number, number>();
  const match = (isSame: (old: unknown, now: unknown) => boolean) =>
    draft.forEach((now, at) => {
      const index = found.has(at)
        ? undefined
        : [...free].find((candidate) => isSame(base[candidate], now));
      if (index === undefined) return;
      found.set(at, index);
      free.delete(index);
    });
  match(sameJson);
  match((old, now) => nameOf(old) !== undefined && nameOf(old) === nameOf(now));
  if (base.length === draft.length) match(() => true);
  return draft.map((_entry, at) => found.get(at));
}

function writeList(
  raw: readonly unknown[],
  base: readonly unknown[],
  draft: readonly unknown[],
  place: string,
  isLeftOut: IsLeftOut,
  path: Path,
): unknown {
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
  const isRead = [...raw.keys()].filter((at) => raw[at] !== null && !isLeftOut([...path, at]));
  // The first images of the home page are read without blank ones.
  const own = isRead.length === base.length ? isRead : isRead.filter((at) => !isBlank(raw[at]));
  if (own.length !== base.length) return plain(draft);
  const items = raw.map((value, at) => ({ key: own.includes(at) ? at : undefined, value }));
  const former = formerIndexes(base, draft);
  return withKeyless(
    items,
    draft.map((value, at) => {
      const index = former[at];
      const key = index === undefined ? undefined : own[index];
      if (index === undefined || key === undefined) return { key, value: plain(value) };
      const written = writeValue(raw[key], base[index], value, place, isLeftOut, [...path, key]);
      return { key, value: written };
    }),
  );
}

function writeValue(
  raw: unknown,
  base: unknown,
  draft: unknown,
  place: string,
  isLeftOut: IsLeftOut,
  path: Path,
): unknown {
  if (sameJson(base, draft)) return raw;
  const holder = raw ?? {};
  if (isJsonObject(base) && isJsonObject(draft) && isJsonObject(holder))
    return writeFields(holder, base, draft, place, isLeftOut, path);
  if (Array.isArray(base) && Array.isArray(draft) && Array.isArray(raw))
    return writeList(raw, base, draft, place, isLeftOut, path);
  return plain(draft);
}

function writeFields(
  raw: JsonObject,
  base: JsonObject,
  draft: JsonObject,
  place: string,
  isLeftOut: IsLeftOut,
  path: Path,
): JsonObject {
  const changed = [...new Set([...Object.keys(base), ...Object.keys(draft)])].filter(
    (key) => !sameJson(base[key], draft[key]),
  );
  return changed.reduce((next, key) => {
    const form = formsOf(place, key).find((name) => Object.hasOwn(raw, name)) ?? key;
    const inside = `${place}.${key}`;
    const value = writeValue(raw[form], base[key], draft[key], inside, isLeftOut, [...path, form]);
    return withStoredField(next, place, key, value);
  }, raw);
}

/** Every other field keeps its raw form, including what the reader left out. */
export function writeDifferences(
  raw: JsonObject,
  base: object,
  draft: object,
  place: string,
  schema: v.GenericSchema,
): JsonObject {
  const { leftOut } = readClean(schema, raw);
  const paths = new Set(leftOut.map(({ path }) => JSON.stringify(path)));
  const [was, want] = [base, draft] as JsonObject[];
  return writeFields(
    raw,
    was ?? {},
    want ?? {},
    place,
    (path) => paths.has(JSON.stringify(path)),
    [],
  );
}

export interface CategoryLists {
  before: readonly Category[];
  after: readonly Category[];
}

const TIMES = ['createdAt', 'updatedAt'];
const OPTIONAL_LISTS = ['images', 'gallery', 'technologies', 'relatedProjects'];

/** Whether a value is the default of an optional field. A missing time is better than an empty one. */
const isEmpty = (key: string, value: unknown) =>
  (TIMES.includes(key) && value === '') ||
  (OPTIONAL_LISTS.includes(key) && Array.isArray(value) && value.length === 0);

/** Returns the category of a product for writing: its name if that identifies it, otherwise the object. */
function storedRef(ref: CategoryRef, categories: readonly Category[]): unknown {
  const again = resolvedCategory(toCategoryRef(ref.name), categories);
  return sameJson(ref, again) ? ref.name : ref;
}

export function storedCategory(
  name: FiledName,
  category: unknown,
  categories: readonly Category[],
) {
  if (name === 'products') return storedRef(category as CategoryRef, categories);
  const texts = category as string[];
  return texts.length > 1 ? texts : texts[0];
}

export function stored(
  name: ListName,
  record: AnyRecord,
  categories: readonly Category[],
): JsonObject {
  if (!isFiled(name)) return record;
  const category = storedCategory(name, record.category, categories);
  const entries = Object.entries({ ...record, category });
  return Object.fromEntries(entries.filter(([key, value]) => !isEmpty(key, value)));
}

export function categoryAfter(
  name: FiledName,
  category: unknown,
  { before, after }: CategoryLists,
): unknown {
  const isLater = (known: Category) => after.find(({ id }) => id === known.id);
  if (name === 'products') {
    const ref = category as CategoryRef;
    const known = categoryOf(ref, before);
    if (!known) return resolvedCategory(ref, after);
    const next = isLater(known);
    return next ? { ...ref, id: next.id, name: next.name, slug: next.slug } : { ...UNCATEGORIZED };
  }
  const texts = (category as string[]).flatMap((text) => {
    const known = findCategory(before, text);
    if (!known) return [text];
    const next = isLater(known);
    if (!next) return [];
    const isSame = next.name === known.name && findCategory(after, text) === next;
    return [isSame ? text : categoryText(next, after)];
  });
  return [...new Set(texts)];
}

export function settled(name: ListName, draft: AnyRecord, categories: CategoryLists): AnyRecord {
  if (!isFiled(name)) return draft;
  const { after } = categories;
  const ref = draft.category as CategoryRef;
  const later = (text: string) =>
    findCategory(after, text) ? [text] : (categoryAfter(name, [text], categories) as string[]);
  const category =
    name === 'projects'
      ? [...new Set((draft.category as string[]).flatMap(later))]
      : categoryOf(ref, after)
        ? resolvedCategory(ref, after)
        : categoryAfter(name, ref, categories);
  return { ...draft, category };
}

/** Fields that do not differ from the base keep their raw form. */
export function writeRecord(
  name: ListName,
  raw: JsonObject | undefined,
  base: AnyRecord | null,
  draft: AnyRecord,
  { before, after }: CategoryLists,
): JsonObject {
  const kind = rowOf(name);
  const { fields, schema } = kind;
  const want = stored(name, draft, after);
  if (!raw) {
    const keys = [...new Set([...fields, ...Object.keys(want)])];
    return keys.reduce<JsonObject>((next, key) => withStoredField(next, name, key, want[key]), {});
  }
  const was = base ? stored(name, base, before) : {};
  let next = writeDifferences(raw, was, want, name, schema);
  const slug = next.slug ?? '';
  // A generated slug would change with the name, and with it the URL of the page.
  if (fields.includes('slug') && typeof slug === 'string' && slug.trim() !== want.slug)
    next = withStoredField(next, name, 'slug', want.slug);
  const again = readRaw(kind, { ...next, id: draft.id }, after);
  for (const key of Object.keys(draft)) {
    // A record without a flag is featured by its list.
    const isKept = key === 'id' || (key === 'isFeatured' && draft[key] === base?.[key]);
    if (!isKept && !sameJson(again?.[key], draft[key]))
      next = withStoredField(next, name, key, want[key]);
  }
  return next;
}
