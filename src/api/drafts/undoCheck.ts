import { categoryOf, findCategory } from '@/domain/category';
import type { Content } from '@/domain/content';
import { FEATURED_LIMITS } from '@/domain/featured';
import { COLLECTIONS, draftKey, type Drafts, type Step } from './draftEntry';
import { workingCopy } from './workingCopy';

const LISTS = ['services', 'products', 'projects'] as const;

/** The drafts as they would be with a step taken back. */
function draftsWithout(step: Step, drafts: Drafts): Drafts {
  const maps = Object.fromEntries(
    COLLECTIONS.map((collection) => [collection, { ...drafts[collection] }]),
  ) as Record<string, Record<string, unknown>>;
  // Backwards: a record may stand in one step twice.
  for (const { collection, id, before } of [...step.changes].reverse()) {
    const map = maps[collection];
    if (map && before) map[draftKey(id)] = before;
    else if (map) delete map[draftKey(id)];
  }
  return maps as unknown as Drafts;
}

function sharedSlugs(list: readonly { slug: string }[]): number {
  return list.length - new Set(list.map(({ slug }) => slug)).size;
}

/** Products and projects that stand in a category nobody knows. */
function strays({ products, projects, productCategories, projectCategories }: Content): number {
  const lost = products.filter(({ category }) => !categoryOf(category, productCategories));
  const without = projects.filter(({ category }) =>
    category.some((name) => !findCategory(projectCategories, name)),
  );
  return lost.length + without.length;
}

/**
 * Why taking a step back would leave something wrong that is right now: too much featured, two records
 * of one address, a category that is needed. Null when it would not.
 */
export function undoConflict(step: Step, drafts: Drafts, published: Content): string | null {
  const now = workingCopy(published, drafts);
  const then = workingCopy(published, draftsWithout(step, drafts));
  for (const list of LISTS) {
    const count = (content: Content) => content[list].filter((item) => item.isFeatured).length;
    const limit = FEATURED_LIMITS[list];
    if (count(then) > limit && count(then) > count(now))
      return `This cannot be undone now: more than ${limit} ${list} would be featured. Take the star from another one first.`;
  }
  for (const list of ['products', 'projects'] as const)
    if (sharedSlugs(then[list]) > sharedSlugs(now[list]))
      return 'This cannot be undone now: another record has taken its address since. Give that one another name first.';
  if (strays(then) > strays(now))
    return 'This cannot be undone now: a category that is still used would be gone. Move what is in it first.';
  return null;
}
