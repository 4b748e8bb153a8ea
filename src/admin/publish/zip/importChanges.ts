import type { Content } from '@/domain/content/content';
import { sameOrder } from '@/domain/record/listOrder';
import { ORDER_IDS } from '../../drafts/state/draftEntry';
import { publishedRecord } from '../../drafts/draftChanges';
import { orderedIds } from '../../drafts/content/orders';
import { changeOf, type RecordChange } from '../changes/changes';
import { mergeChange, type ImportedChange } from '../merge/conflicts';
import { differences } from '../changes/differences';
import { sameMedia } from '../mediaPaths';
import { asPublished } from '../merge/reconcile';

/** Returns the changed orders of lists in a ZIP file. */
function orderChanges(before: Content, after: Content): RecordChange[] {
  return ORDER_IDS.flatMap((id) => {
    const [base, draft] = [before, after].map((content) => orderedIds(content, id));
    if (!base || !draft || sameOrder(base, draft)) return [];
    return [changeOf('orders', id, { base: { ids: base }, draft: { ids: draft } })];
  });
}

/** Merges a change of a ZIP file with the working copy; empty if the working copy already contains it. */
function imported({ collection, id, entry }: RecordChange, copy: Content): ImportedChange[] {
  const { base, draft, place } = entry;
  const mine = publishedRecord(copy, collection, id);
  const merged = mergeChange(collection, base, mine, draft);
  if (merged.conflicts.length === 0 && sameMedia(merged.merged, mine)) return [];
  const isPlaced = mine === null && place !== undefined;
  const both = { base: mine, draft: merged.merged, ...(isPlaced && { place }) };
  return [{ change: changeOf(collection, id, both, copy), ...merged }];
}

/**
 * Returns how the changes from one content to another would change the working copy. Never throws.
 * @param withMedia replaces the image paths of a record by the references in this browser
 */
export function importedChanges(
  before: Content,
  after: Content,
  workingCopy: Content,
  withMedia: (record: unknown) => unknown,
): ImportedChange[] {
  const copy = asPublished(workingCopy);
  const records = differences(before, after).map(({ collection, id, entry }) =>
    changeOf(collection, id, { ...entry, draft: withMedia(entry.draft) }, copy),
  );
  return [...records, ...orderChanges(before, after)].flatMap((change) => imported(change, copy));
}
