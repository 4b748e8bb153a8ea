import { readContent, type Content } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { emptyDrafts, type Collection, type Drafts } from '../../drafts/draftEntry';
import { publishedRecord, type Edit } from '../../drafts/editing';
import { workingCopy } from '../../drafts/workingCopy';
import { asPublished } from '../merge/reconcile';
import { applyRestoration, type Restoration } from './restore';

/** The small content, read. */
export const FIRST = readContent(smallContent().files).content;

/** The drafts with edits made. */
export const edited = (edits: Edit[], drafts: Drafts, content: Content): Drafts =>
  applyRestoration({ edits }, drafts, content);

/** A content with edits published. */
export const published = (content: Content, edits: Edit[]): Content =>
  asPublished(workingCopy(content, edited(edits, emptyDrafts(), content)));

/** An edit of some fields of a record; null deletes it. */
export function changed(
  content: Content,
  collection: Collection,
  id: string,
  fields: object | null,
) {
  const record = publishedRecord(content, collection, id) as object | null;
  return { collection, id, draft: fields && { ...record, ...fields } } as Edit;
}

/** What the back office shows once something is restored that was published long ago. */
export function after(restoration: Restoration, content: Content, drafts = emptyDrafts()): Content {
  return workingCopy(content, applyRestoration(restoration, drafts, content));
}
