import type { Category, CategoryRef } from '../category/schema';
import { categoryOf, findCategory, toCategoryRef } from '../category/category';
import { PRODUCT_SUMMARY_FIELDS, PROJECT_SUMMARY_FIELDS } from './files';
import type { JsonObject } from '../text/jsonObject';
import { sameJson } from '../text/sameJson';
import type { Product } from '../product/schema';
import { categoriesOfProject } from '../project/project';
import type { Project } from '../project/schema';

/** Returns a record with the named fields first and without undefined values. */
export function withFieldOrder(entry: object, fields: readonly string[]): JsonObject {
  const source = entry as JsonObject;
  const rest = Object.keys(source).filter((key) => !fields.includes(key));
  const keys = [...fields, ...rest].filter((key) => Object.hasOwn(source, key));
  return Object.fromEntries(
    keys.filter((key) => source[key] !== undefined).map((key) => [key, source[key]] as const),
  );
}

const TIMES = ['createdAt', 'updatedAt'];
const OPTIONAL_LISTS = ['images', 'gallery', 'technologies', 'relatedProjects'];

/**
 * Removes the defaults of optional fields, because a missing timestamp is better than an empty
 * one.
 */
function withoutEmpty(entry: JsonObject): JsonObject {
  const isEmpty = (key: string, value: unknown) =>
    (TIMES.includes(key) && value === '') ||
    (OPTIONAL_LISTS.includes(key) && Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(entry).filter(([key, value]) => !isEmpty(key, value)));
}

/**
 * Returns the category with its current ID, name and slug, or the reference itself if it is
 * unknown.
 */
export function resolvedCategory(ref: CategoryRef, categories: readonly Category[]): CategoryRef {
  const known = categoryOf(ref, categories);
  return known ? { ...ref, id: known.id, name: known.name, slug: known.slug } : ref;
}

/** Returns a project with the known category that its other fields refer to, if it names none. */
export function withNamedCategory(project: Project, categories: readonly Category[]): Project {
  const [known] = project.category.length > 0 ? [] : categoriesOfProject(project, categories);
  if (!known) return project;
  const name = known.name.trim();
  // Another category may have this text as its name or slug.
  const isEnough = findCategory(categories, name) === known;
  return { ...project, category: [isEnough ? name : known.slug] };
}

/** Returns a category for writing: only its name if that identifies it, otherwise the object. */
function writtenCategory(ref: CategoryRef, categories: readonly Category[]): unknown {
  const resolved = resolvedCategory(ref, categories);
  const again = resolvedCategory(toCategoryRef(resolved.name), categories);
  return sameJson(resolved, again)
    ? resolved.name
    : withFieldOrder(resolved, ['id', 'name', 'slug']);
}

/** Returns a product as it is stored in a by-category file. */
export function serializeProduct(product: Product, categories: readonly Category[]): JsonObject {
  const category = writtenCategory(product.category, categories);
  return withoutEmpty(withFieldOrder({ ...product, category }, PRODUCT_SUMMARY_FIELDS));
}

/**
 * Returns a project as it is stored in a by-category file: one category as text, several as a
 * list.
 */
export function serializeProject(project: Project): JsonObject {
  const { category, ...rest } = project;
  const written = category.length > 1 ? category : category[0];
  return withoutEmpty(withFieldOrder({ ...rest, category: written }, PROJECT_SUMMARY_FIELDS));
}

/** Returns the fields of a written record that belong in index and featured files. */
export function pickSummaryFields(written: JsonObject, fields: readonly string[]): JsonObject {
  const keys = Object.keys(written).filter((key) => fields.includes(key));
  return Object.fromEntries(keys.map((key) => [key, written[key]] as const));
}

/** Returns the records of a list with the featured flag, in display order, new ones last. */
export function featuredOf<T extends { id: string; isFeatured?: boolean }>(
  list: readonly T[],
  order: readonly string[],
): T[] {
  const flagged = new Map(
    list.filter(({ isFeatured }) => isFeatured).map((item) => [item.id, item]),
  );
  const ids = new Set([...order, ...flagged.keys()]);
  return [...ids].map((id) => flagged.get(id)).filter((item) => item !== undefined);
}
