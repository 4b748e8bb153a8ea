import { categoryOf, findCategory, toCategoryRef, UNCATEGORIZED } from '../category/category';
import type { Category, CategoryRef } from '../category/schema';
import type { JsonObject } from '../text/jsonObject';
import { sameJson } from '../text/sameJson';
import {
  categoryText,
  isFiled,
  readablePart,
  readRaw,
  resolvedCategory,
  rowOf,
  type AnyRecord,
  type FiledName,
  type ListName,
} from './lists';
import { completedByIndex } from './forms';
import { withStoredField, writeDifferences } from './writeRecord';

/** The categories of the records of a list, before and after changes of the categories. */
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

/** Returns the category of a product, or those of a project, in the form in which it is written. */
export function storedCategory(
  name: FiledName,
  category: unknown,
  categories: readonly Category[],
) {
  if (name === 'products') return storedRef(category as CategoryRef, categories);
  const texts = category as string[];
  return texts.length > 1 ? texts : texts[0];
}

/** Returns a record with each field in the form in which it is written. */
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

/** Returns the category of a product, or those of a project, after changes of the categories. */
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

/** Returns the draft of a record that refers to the categories after their changes. */
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

/**
 * Returns a raw record that is read as the draft. Fields that do not differ from the base keep their raw form.
 * @param raw undefined for a new record
 * @param entry of the record in the index
 */
export function writeRecord(
  name: ListName,
  raw: JsonObject | undefined,
  base: AnyRecord | null,
  draft: AnyRecord,
  { before, after }: CategoryLists,
  entry?: JsonObject,
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
  const own = readablePart(kind, { ...next, id: draft.id });
  const whole = isFiled(name) ? completedByIndex(name, own, readablePart(kind, entry)) : own;
  const again = readRaw(kind, whole, after);
  for (const key of Object.keys(draft)) {
    // A record without a flag is featured by its list.
    const isKept = key === 'id' || (key === 'isFeatured' && draft[key] === base?.[key]);
    if (!isKept && !sameJson(again?.[key], draft[key]))
      next = withStoredField(next, name, key, want[key]);
  }
  return next;
}
