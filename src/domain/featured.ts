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

/** The lists whose records can be featured. */
export const FEATURED_KINDS = ['services', 'products', 'projects'] as const;

/**
 * Returns the featured records that exceed the limit: the first ones in list order.
 * @param rank records with a higher rank lose the flag only when no other record can
 */
export function beyondLimit<T extends Featurable>(
  list: readonly T[],
  limit: number,
  rank: (item: T) => number = () => 0,
): T[] {
  const featured = list.filter(({ isFeatured }) => isFeatured);
  const excess = Math.max(0, featured.length - limit);
  return featured.toSorted((a, b) => rank(a) - rank(b)).slice(0, excess);
}
