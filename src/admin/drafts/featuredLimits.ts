import type { Content, FeaturedKind } from '@/domain/content/content';
import { FEATURED_KINDS, FEATURED_LIMITS, unfeaturedByChange } from '@/domain/featured/featured';
import { isJsonObject } from '@/domain/text/jsonObject';
import { applyDraftChanges } from './state/applyDraftChanges';
import type { Drafts } from './state/draftEntry';
import { toDraftChanges, type Edit } from './draftChanges';
import { workingCopy } from './content/workingCopy';

/** A record that can be featured. */
export type FeaturedRecord = Content[FeaturedKind][number];

/** Returns the edit that unfeatures a record. */
function unfeaturing(kind: FeaturedKind, record: FeaturedRecord): Edit {
  return { collection: kind, id: record.id, draft: { ...record, isFeatured: false } };
}

const keyOf = ({ collection, id }: Edit) => `${collection}/${id}`;

/**
 * Adds the edits that keep the featured lists within their limits: other records are unfeatured, the first in list
 * order. Edits that feature nothing are returned unchanged.
 * @param isFirst whether a record is unfeatured before all others
 * @returns all edits, and those of them that unfeature others
 */
export function withinLimits(
  edits: readonly Edit[],
  drafts: Drafts,
  published: Content,
  isFirst: (kind: FeaturedKind, id: string) => boolean = () => false,
) {
  const isFeaturing = ({ draft }: Edit) => isJsonObject(draft) && draft.isFeatured === true;
  if (!edits.some(isFeaturing)) return { edits: [...edits], unfeatured: [] };
  const now = workingCopy(published, drafts);
  const changes = toDraftChanges(edits, drafts, published);
  const next = workingCopy(published, applyDraftChanges(drafts, changes, 'after'));
  const unfeatured = FEATURED_KINDS.flatMap((kind) => {
    const [before, after]: (readonly FeaturedRecord[])[] = [now[kind], next[kind]];
    const isFirstOf = ({ id }: FeaturedRecord) => isFirst(kind, id);
    return unfeaturedByChange(before ?? [], after ?? [], FEATURED_LIMITS[kind], isFirstOf).map(
      (record) => unfeaturing(kind, record),
    );
  });
  const lost = new Map(unfeatured.map((edit) => [keyOf(edit), edit]));
  const made = edits.map((edit): Edit => {
    const { place } = edit;
    const other = lost.get(keyOf(edit));
    return other ? { ...other, ...(place !== undefined && { place }) } : edit;
  });
  const known = new Set(edits.map(keyOf));
  return { edits: [...made, ...unfeatured.filter((edit) => !known.has(keyOf(edit)))], unfeatured };
}
