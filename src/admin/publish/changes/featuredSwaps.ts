import type { Content, FeaturedKind } from '@/domain/content/content';
import { beyondLimit, FEATURED_KINDS, FEATURED_LIMITS } from '@/domain/featured/featured';
import type { FeaturedRecord } from '../../drafts/featuredLimits';
import { workingCopy } from '../../drafts/content/workingCopy';
import { draftsOf, type RecordChange } from './changes';
import { labelRecord } from './recordLabels';

/** Selected changes that would feature too many records without other changes that are not selected. */
export interface HalfSwap {
  kind: FeaturedKind;
  limit: number;
  /** Names of the records that would be featured. */
  featured: string[];
  /** Changes that unfeature enough of these records. */
  missing: RecordChange[];
}

/**
 * Finds featured lists that would exceed their limit if only the selected changes were published, but not with some of
 * the others. Never throws.
 * @param live the published content
 */
export function halfSwaps(
  live: Content,
  selected: readonly RecordChange[],
  leftOut: readonly RecordChange[],
): HalfSwap[] {
  const next = workingCopy(live, draftsOf(selected));
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
    const names = featured.map((record) => labelRecord(kind, record.id, record).short);
    return [{ kind, limit, featured: names, missing }];
  });
}
