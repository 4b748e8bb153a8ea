import { readContent, type Content } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { emptyDrafts, type Collection, type Drafts } from '../../drafts/state/draftEntry';
import { publishedRecord, type Edit } from '../../drafts/draftChanges';
import { workingCopy } from '../../drafts/content/workingCopy';
import { asPublished } from '../merge/reconcile';
import { applyRestoration, type Restoration } from './restore';

/** The small content, parsed. */
export const FIRST = readContent(smallContent().files).content;

/** Returns the drafts with the edits applied. */
export const edited = (edits: Edit[], drafts: Drafts, content: Content): Drafts =>
  applyRestoration({ edits }, drafts, content);

/** Returns a content with the edits published. */
export const published = (content: Content, edits: Edit[]): Content =>
  asPublished(workingCopy(content, edited(edits, emptyDrafts(), content)));

/** Returns an edit of some fields of a record; null deletes the record. */
export function fieldsEdit(
  content: Content,
  collection: Collection,
  id: string,
  fields: object | null,
) {
  const record = publishedRecord(content, collection, id) as object | null;
  return { collection, id, draft: fields && { ...record, ...fields } };
}

/** Returns the working copy after restoring an earlier publication. */
export function after(restoration: Restoration, content: Content, drafts = emptyDrafts()): Content {
  return workingCopy(content, applyRestoration(restoration, drafts, content));
}
