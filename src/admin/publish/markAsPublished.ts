import { draftKey, type DraftChange, type DraftEntry } from '../drafts/draftEntry';
import { draftsRebased } from '../drafts/draftSlices';
import { persistDrafts } from '../drafts/storage/draftPersistence';
import type { RecordChange } from './changes/changes';
import type { PublishThunk } from './liveContent';

/** What is left of a record once an entry of it was published: what was edited or discarded meanwhile begins from that. */
export function entryAfterPublish(now: DraftEntry | null, { base, draft, over }: DraftEntry): DraftEntry {
  return {
    base: draft,
    draft: now ? now.draft : base,
    over: over === undefined ? base : over,
  };
}

/** Notes what has been published, until visitors see it: nobody is asked about their own publication. */
export function markAsPublished(sent: readonly RecordChange[]): PublishThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { drafts } = getState();
    if (drafts.keeping.isFollowing) return;
    const changes = sent.map(({ collection, id, entry }): DraftChange => {
      const map = new Map(Object.entries(drafts[collection]));
      const before: DraftEntry | null = map.get(draftKey(id)) ?? null;
      return { collection, id, before, after: entryAfterPublish(before, entry) };
    });
    dispatch(draftsRebased(changes));
    await dispatch(persistDrafts());
  };
}
