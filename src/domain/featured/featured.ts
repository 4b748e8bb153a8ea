export const FEATURED_LIMITS = {
  services: 3,
  products: 8,
  projects: 4,
} as const;

export interface Featurable {
  id: string;
  isFeatured?: boolean;
}

export function canFeature(list: readonly Featurable[], id: string, limit: number): boolean {
  const featured = list.filter(({ isFeatured }) => isFeatured);
  return featured.length < limit || featured.some((item) => item.id === id);
}

export type FeaturedKind = keyof typeof FEATURED_LIMITS;

export const FEATURED_KINDS = Object.keys(FEATURED_LIMITS) as FeaturedKind[];

/** Returns the featured records above the limit: lower ranks first, then in list order. */
export function beyondLimit<T extends Featurable>(
  list: readonly T[],
  limit: number,
  rank: (item: T) => number = () => 0,
): T[] {
  const featured = list.filter(({ isFeatured }) => isFeatured);
  const excess = Math.max(0, featured.length - limit);
  return featured.toSorted((a, b) => rank(a) - rank(b)).slice(0, excess);
}

/** Those that lose the flag: the first in list order, those just featured last. @param isFirst before all others */
export function unfeaturedByChange<T extends Featurable>(
  before: readonly T[],
  after: readonly T[],
  limit: number,
  isFirst: (item: T) => boolean = () => false,
): T[] {
  const known = new Set(before.filter(({ isFeatured }) => isFeatured).map(({ id }) => id));
  const isNew = (item: T) => !known.has(item.id);
  if (!after.some((item) => item.isFeatured && isNew(item))) return [];
  return beyondLimit(after, limit, (item) => (isNew(item) ? 1 : -Number(isFirst(item))));
}
