import type { Content } from '@/domain/content/content';
import type { Collection, Drafts } from '../../drafts/state/draftEntry';
import { publishedRecord } from '../../drafts/draftChanges';
import { withRepairs } from '../../drafts/state/repairs';

/**
 * Returns a function that looks up published records. Repairs are applied, except when unreadable parts are looked up.
 */
export function recordIn(content: Content, { repairs }: Drafts) {
  const repaired = withRepairs(content, repairs);
  return (collection: Collection, id: string): unknown =>
    publishedRecord(collection === 'repairs' ? content : repaired, collection, id);
}
