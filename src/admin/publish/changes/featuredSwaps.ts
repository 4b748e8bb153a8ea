import type { Content, FeaturedKind } from '@/domain/content/content';
import { beyondLimit, FEATURED_KINDS, FEATURED_LIMITS } from '@/domain/featured/featured';
import { featuredName, type FeaturedRecord } from '../../drafts/featuredLimits';
import { workingCopy } from '../../drafts/workingCopy';
import { draftsOf, type RecordChange } from './changes';

/** Chosen changes that would feature too many records without others that are left out. */
export interface HalfSwap {
  kind: FeaturedKind;
  limit: number;
  /** What would be featured, by name. */
  featured: string[];
  /** Changes that un-feature enough of that. */
  missing: RecordChange[];
}

/**
 * Finds featured lists that publishing some of the changes would bring beyond their limit, where publishing others as
 * well would not. Never throws.
 * @param live what is published
 */
export function halfSwaps(
  live: Content,
  chosen: readonly RecordChange[],
  leftOut: readonly RecordChange[],
): HalfSwap[] {
  const next = workingCopy(live, draftsOf(chosen));
  return FEATURED_KINDS.flatMap((kind) => {
    const list: readonly FeaturedRecord[] = next[kind];
    const limit = FEATURED_LIMITS[kind];
    const excess = beyondLimit(list, limit).length;
    const featured = list.filter(({ isFeatured }) => isFeatured);
    const ids = new Set(featured.map(({ id }) => id));
    const missing = leftOut
      .filter(({ collection, id }) => collection === kind && ids.has(id))
      .filter(({ entry }) => !(entry.draft as FeaturedRecord | null)?.isFeatured)
      .slice(0, excess);
    if (excess === 0 || missing.length < excess) return [];
    return [{ kind, limit, featured: featured.map(featuredName), missing }];
  });
}
