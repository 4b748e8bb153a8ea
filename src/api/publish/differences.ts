import type { Content } from '@/domain/content';
import { sameJson } from '@/domain/sameJson';
import { COLLECTIONS, PAGE_IDS, SITE_ID, type Collection } from '../drafts/draftEntry';
import { publishedRecord, type Edit } from '../drafts/editing';
import { changeOf, type RecordChange } from './changes';
import { asDraftMedia } from './mediaPaths';

/** Orders follow from the records, but for what {@link restoredSite} does about them. */
function idsOf(content: Content, collection: Collection): string[] {
  if (collection === 'orders') return [];
  if (collection === 'settings') return [SITE_ID];
  if (collection === 'pages') return Object.values(PAGE_IDS);
  return content[collection].map(({ id }) => id);
}

/** Where a record stands in its list; undefined for what has no list. */
function placeOf(content: Content, collection: Collection, id: string): number | undefined {
  if (collection === 'settings' || collection === 'pages' || collection === 'orders')
    return undefined;
  const place = content[collection].findIndex((record) => record.id === id);
  return place < 0 ? undefined : place;
}

/**
 * Every record that differs between two contents, as a change of the one into the other: what is not in the first
 * comes where it stands in the second. Published pictures count as the drafts they were. Never throws.
 */
export function differences(now: Content, then: Content): RecordChange[] {
  return COLLECTIONS.flatMap((collection) =>
    [...new Set([...idsOf(now, collection), ...idsOf(then, collection)])].flatMap((id) => {
      const base = publishedRecord(now, collection, id);
      const draft = publishedRecord(then, collection, id);
      if (sameJson(asDraftMedia(base), asDraftMedia(draft))) return [];
      const place = base === null ? placeOf(then, collection, id) : undefined;
      return [changeOf(collection, id, { base, draft, ...(place !== undefined && { place }) })];
    }),
  );
}

/** The edit that makes a change. */
export function editOf({ collection, id, entry }: RecordChange): Edit {
  const { draft, place } = entry;
  return { collection, id, draft, ...(place !== undefined && { place }) } as Edit;
}
