import type { DraftChange, DraftEntry } from '../../drafts/state/draftEntry';
import { entryOf } from '../../drafts/draftChanges';
import { rebaseEntries } from '../../drafts/rebaseEntries';
import type { RecordChange } from '../changes/changes';
import type { PublishThunk } from '../liveContent';
import { selectDrafts } from '../../drafts/state/draftsReducer';

/**
 * Returns the entry of a record after an entry of it was published, so that later edits are based on the published
 * value.
 */
export function entryAfterPublish(
  now: DraftEntry | null,
  { base, draft, over }: DraftEntry,
): DraftEntry {
  return {
    base: draft,
    draft: now ? now.draft : base,
    over: over === undefined ? base : over,
  };
}

/**
 * Rebases the drafts onto the values just published. Without this, the next reconcile would report the administrator’s
 * own publication as a conflict until it is live.
 */
export function markAsPublished(sent: readonly RecordChange[]): PublishThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const entries = selectDrafts(getState());
    const changes = sent.map(({ collection, id, entry }): DraftChange => {
      const before = entryOf(entries, collection, id);
      return { collection, id, before, after: entryAfterPublish(before, entry) };
    });
    await dispatch(rebaseEntries(changes));
  };
}
