import * as v from 'valibot';
import type { Parsed } from '../content/problem';
import { recordSchema, idSchema, textSchema } from '../content/recordSchema';
import { parseFileObject, parseRecords } from '../content/parseRecords';
import { foldText, isPathSegment, recordSlug, slugify, withSlugs } from '../text/slug';

/** A category of products or of projects (public-site.md §3). */
export interface Category {
  id: string;
  name: string;
  slug: string;
  isActive: boolean;
  createdAt?: string;
  updatedAt?: string;
}

/** A product's category as a product names it; without id when it was a plain text. */
export interface CategoryRef {
  id?: string;
  name: string;
  slug: string;
}

/** Where products of no known category belong (back-office.md §4). */
export const UNCATEGORIZED: Readonly<CategoryRef> = {
  name: 'Uncategorized',
  slug: 'uncategorized',
};

function builtIn(id: string, name: string): Category {
  return { id, name, slug: id, isActive: true };
}

/** The project categories that apply when none load (public-site.md §3). */
export const DEFAULT_PROJECT_CATEGORIES: readonly Category[] = [
  /* @__PURE__ */ builtIn('all', 'All Categories'),
  /* @__PURE__ */ builtIn('film-production', 'Film Production'),
  /* @__PURE__ */ builtIn('commercial', 'Commercial'),
];

/** The longer fallback list of project categories (public-site.md §3). */
export const FALLBACK_PROJECT_CATEGORIES: readonly Category[] = [
  ...DEFAULT_PROJECT_CATEGORIES,
  /* @__PURE__ */ builtIn('documentary', 'Documentary'),
  /* @__PURE__ */ builtIn('music-video', 'Music Video'),
  /* @__PURE__ */ builtIn('fashion-film', 'Fashion Film'),
  /* @__PURE__ */ builtIn('movie', 'Movie'),
];

/** A category before its slug is made; for the parsers of whole content. */
export const categorySchema = recordSchema({
  id: idSchema(),
  name: textSchema(),
  slug: v.optional(v.string()),
  isActive: v.optional(v.boolean(), true),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
});

/**
 * Parses a file of categories; a category without name is called as its slug or id.
 * @throws ShapeError when there is no list of categories (content-contract.md)
 */
export function parseCategories(json: unknown, file = 'categories'): Parsed<Category[]> {
  const { categories } = parseFileObject(json, file, ['categories']).value;
  const { value, problems } = parseRecords(categorySchema, categories, file, 'categories');
  const named = value.map((entry) => ({
    ...entry,
    name: entry.name.trim() ? entry.name : entry.slug || entry.id,
  }));
  return { value: withSlugs(named, ({ name }) => name), problems };
}

/**
 * The category with this slug, else name (both whatever their case), else id; undefined when there is none
 * (content-contract.md: the store's query parameter is a slug or a name).
 */
export function findCategory<T extends CategoryRef>(
  categories: readonly T[],
  slugOrNameOrId: string,
): T | undefined {
  const wanted = slugOrNameOrId.trim();
  if (!wanted) return undefined;
  const folded = foldText(wanted);
  return (
    categories.find(({ slug }) => foldText(slug) === folded) ??
    categories.find(({ name }) => foldText(name.trim()) === folded) ??
    categories.find(({ id }) => id === wanted)
  );
}

/** Whether this is the pseudo category that stands for all of them (back-office.md §3). */
export function isAllCategory(category: CategoryRef): boolean {
  return category.slug === 'all' || category.id === 'all';
}

/** A product's category from its variants: a name or slug, or an object (content-contract.md). */
export function toCategoryRef(
  input: string | { id?: string | undefined; name?: string; slug?: string } | undefined,
): CategoryRef {
  const ref = typeof input === 'string' ? { name: input } : { ...input };
  const slugWish = ref.slug?.trim() ?? '';
  const name = ref.name?.trim() || slugWish;
  if (!name) return { ...ref, ...UNCATEGORIZED };
  const slug = isPathSegment(slugWish) ? slugWish : slugify(slugWish) || slugify(name);
  return { ...ref, name, slug: slug || recordSlug(undefined, name, name) };
}

/** The category a product's reference means, by id, name, then slug; undefined for an unknown one. */
export function categoryOf<T extends CategoryRef>(
  ref: CategoryRef,
  categories: readonly T[],
): T | undefined {
  return (
    (ref.id === undefined ? undefined : categories.find(({ id }) => id === ref.id)) ??
    categories.find(({ name }) => name.trim() === ref.name) ??
    categories.find(({ slug }) => slug === ref.slug) ??
    findCategory(categories, ref.name)
  );
}
