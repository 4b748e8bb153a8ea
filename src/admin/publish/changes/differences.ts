import type { Content } from '@/domain/content/content';
import { COLLECTIONS, PAGE_IDS, SITE_ID, type Collection } from '../../drafts/state/draftEntry';
import { publishedRecord, type Edit } from '../../drafts/draftChanges';
import { changeOf, type RecordChange } from './changes';
import { sameMedia } from './fieldChanges';

/**
 * Returns the IDs of a collection. Orders are excluded because they follow from the records; `siteRestoration` restores
 * them.
 */
function idsOf(content: Content, collection: Collection): string[] {
  if (collection === 'orders') return [];
  if (collection === 'settings') return [SITE_ID];
  if (collection === 'pages') return Object.values(PAGE_IDS);
  return content[collection].map(({ id }) => id);
}

/** Returns the index of a record in its list; undefined for collections without a list. */
function placeOf(content: Content, collection: Collection, id: string): number | undefined {
  if (collection === 'settings' || collection === 'pages' || collection === 'orders')
    return undefined;
  const place = content[collection].findIndex((record) => record.id === id);
  return place < 0 ? undefined : place;
}

/**
 * Returns every record that differs between two contents, as a change from the first to the second. A record that only
 * the second contains gets its index there. Published uploads equal the draft images they were. Never throws.
 */
function differences(now: Content, then: Content): RecordChange[] {
  const named = { products: [...now.products, ...then.products] };
  return COLLECTIONS.flatMap((collection) =>
    [...new Set([...idsOf(now, collection), ...idsOf(then, collection)])].flatMap((id) => {
      const base = publishedRecord(now, collection, id);
      const draft = publishedRecord(then, collection, id);
      if (sameMedia(base, draft)) return [];
      const place = base === null ? placeOf(then, collection, id) : undefined;
      return [
        changeOf(collection, id, { base, draft, ...(place !== undefined && { place }) }, named),
      ];
    }),
  );
}

/**
 * Returns the differences that can be restored. Holds are not included, because earlier holds do not show what is
 * available now. Never throws.
 */
export function offeredDifferences(now: Content, then: Content): RecordChange[] {
  return differences(now, then).filter(({ collection }) => collection !== 'holds');
}

/** Returns the edit that makes a change. */
export function editFromChange({ collection, id, entry }: RecordChange): Edit {
  const { draft, place } = entry;
  return { collection, id, draft, ...(place !== undefined && { place }) };
}
