import type { Content } from '@/domain/content/content';
import type { Collection, Drafts } from '../drafts/draftEntry';
import { publishedRecord } from '../drafts/editing';
import { withRepairs } from '../drafts/repairs';

/** Gives records as they are published; all but those that cannot be read with the repairs made. */
export function recordIn(content: Content, { repairs }: Drafts) {
  const repaired = withRepairs(content, repairs);
  return (collection: Collection, id: string): unknown =>
    publishedRecord(collection === 'repairs' ? content : repaired, collection, id);
}
