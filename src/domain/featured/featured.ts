/** Maximum number of featured records of each kind. A kind that can be featured needs a row here. */
export const FEATURED_LIMITS = {
  services: 3,
  products: 8,
  projects: 4,
} as const;

/** A record of any kind, as far as featuring is concerned. */
export interface Featurable {
  id: string;
  /** Missing for kinds of records that cannot be featured. */
  isFeatured?: boolean;
}

/** Returns whether an item may be featured: it already is, or a slot is free. */
export function canFeature(list: readonly Featurable[], id: string, limit: number): boolean {
  const featured = list.filter(({ isFeatured }) => isFeatured);
  return featured.length < limit || featured.some((item) => item.id === id);
}

/** Kinds of records that can be featured. */
export type FeaturedKind = keyof typeof FEATURED_LIMITS;

/** Lists whose records can be featured. */
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

/**
 * Returns the records that lose the featured flag when a change exceeds the limit: the first
 * ones in list order, those that the change itself features last. A change that features
 * nothing removes no flag.
 * @param isFirst returns whether a record loses the flag before all others
 */
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
