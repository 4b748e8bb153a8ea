import { categoryOf, findCategory } from '@/domain/category/category';
import type { Content } from '@/domain/content/content';
import { FEATURED_KINDS, FEATURED_LIMITS } from '@/domain/featured/featured';

const LISTS_WITH_SLUGS = [
  'products',
  'projects',
  'productCategories',
  'projectCategories',
] as const;

/**
 * A rule that a change would newly break: too many featured records, a duplicate URL, or a missing category that is in
 * use.
 */
export type RuleViolation =
  | { kind: 'featured'; list: (typeof FEATURED_KINDS)[number]; limit: number }
  | { kind: 'address' }
  | { kind: 'category' };

function sharedSlugs(list: readonly { slug: string }[]): number {
  return list.length - new Set(list.map(({ slug }) => slug)).size;
}

/** Returns the number of products and projects whose category does not exist. */
function strays({ products, projects, productCategories, projectCategories }: Content): number {
  const lost = products.filter(({ category }) => !categoryOf(category, productCategories));
  const without = projects.filter(({ category }) =>
    category.some((name) => !findCategory(projectCategories, name)),
  );
  return lost.length + without.length;
}

/**
 * Returns a rule that one content breaks and another did not; undefined if there is none. Never throws.
 * @param published as many records may be featured as here, even beyond the limit, because undo returns to this state
 */
export function findNewViolation(
  now: Content,
  next: Content,
  published?: Content,
): RuleViolation | undefined {
  for (const list of FEATURED_KINDS) {
    const count = (content: Content) => content[list].filter((item) => item.isFeatured).length;
    const limit = FEATURED_LIMITS[list];
    const most = Math.max(limit, published ? count(published) : 0);
    if (count(next) > most && count(next) > count(now)) return { kind: 'featured', list, limit };
  }
  if (LISTS_WITH_SLUGS.some((list) => sharedSlugs(next[list]) > sharedSlugs(now[list])))
    return { kind: 'address' };
  return strays(next) > strays(now) ? { kind: 'category' } : undefined;
}
