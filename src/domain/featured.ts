import { FEATURED_PRODUCTS, FEATURED_PROJECTS, FEATURED_SERVICES } from './limits';

/** How many of each may be featured (back-office.md §9). */
export const FEATURED_LIMITS = {
  services: FEATURED_SERVICES,
  products: FEATURED_PRODUCTS,
  projects: FEATURED_PROJECTS,
} as const;

interface Featurable {
  id: string;
  isFeatured: boolean;
}

/** Whether an item may be featured: it already is, or a slot is free (back-office.md §4). */
export function canFeature(list: readonly Featurable[], id: string, limit: number): boolean {
  const featured = list.filter(({ isFeatured }) => isFeatured);
  return featured.length < limit || featured.some((item) => item.id === id);
}

/**
 * The list with at most `limit` featured items: the first ones in list order lose the flag, save the one just saved
 * (back-office.md §4). Returns the same list when nothing is over the limit.
 * @param keepId an item that keeps its flag as long as another can lose it
 */
export function enforceCap<T extends Featurable>(
  list: readonly T[],
  limit: number = FEATURED_LIMITS.services,
  keepId?: string,
): readonly T[] {
  const featured = list.filter(({ isFeatured }) => isFeatured);
  if (featured.length <= limit) return list;
  const others = featured.filter(({ id }) => id !== keepId);
  const candidates = [...others, ...featured.filter(({ id }) => id === keepId)];
  const losers = new Set(candidates.slice(0, featured.length - limit));
  return list.map((item) => (losers.has(item) ? { ...item, isFeatured: false } : item));
}
