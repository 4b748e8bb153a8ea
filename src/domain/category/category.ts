import type { CategoryRef, Category } from './schema';
import { foldText, isPathSegment, slugify, recordSlug } from '../text/slug';

export const UNCATEGORIZED: Readonly<CategoryRef> = {
  name: 'Uncategorized',
  slug: 'uncategorized',
};

function builtIn(id: string, name: string): Category {
  return { id, name, slug: id, isActive: true };
}

export const DEFAULT_PROJECT_CATEGORIES: readonly Category[] = [
  /* @__PURE__ */ builtIn('all', 'All Categories'),
  /* @__PURE__ */ builtIn('film-production', 'Film Production'),
  /* @__PURE__ */ builtIn('commercial', 'Commercial'),
];

export const FALLBACK_PROJECT_CATEGORIES: readonly Category[] = [
  ...DEFAULT_PROJECT_CATEGORIES,
  /* @__PURE__ */ builtIn('documentary', 'Documentary'),
  /* @__PURE__ */ builtIn('music-video', 'Music Video'),
  /* @__PURE__ */ builtIn('fashion-film', 'Fashion Film'),
  /* @__PURE__ */ builtIn('movie', 'Movie'),
];

/** Finds by slug, else by name, else by ID. Slug and name are compared without case and accents. */
export function findCategory<T extends CategoryRef>(
  categories: readonly T[],
  slugOrNameOrId: string,
): T | undefined {
  const text = slugOrNameOrId.trim();
  if (!text) return undefined;
  const folded = foldText(text);
  return (
    categories.find(({ slug }) => foldText(slug) === folded) ??
    categories.find(({ name }) => foldText(name.trim()) === folded) ??
    categories.find(({ id }) => id === text)
  );
}

export function isAllCategory(category: CategoryRef): boolean {
  return category.slug === 'all' || category.id === 'all';
}

/** Converts the stored category of a product, which is a name, a slug or an object. */
export function toCategoryRef(
  input: string | { id?: string | undefined; name?: string; slug?: string } | undefined,
): CategoryRef {
  const ref = typeof input === 'string' ? { name: input } : { ...input };
  const givenSlug = ref.slug?.trim() ?? '';
  const name = ref.name?.trim() || givenSlug;
  if (!name) return { ...ref, ...UNCATEGORIZED };
  const slug = isPathSegment(givenSlug) ? givenSlug : slugify(givenSlug) || slugify(name);
  return { ...ref, name, slug: slug || recordSlug(undefined, name, name) };
}

/** Finds the category that a product refers to, by ID, name, then slug. */
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
