import { draftKey, type Change, type DraftEntry } from '../drafts/draftEntry';
import { draftsRebased } from '../drafts/draftSlices';
import { storeNow } from '../drafts/draftKeeper';
import type { RecordChange } from './changes';
import type { PublishThunk } from './live';

/** What is left of a record once an entry of it was published: what was edited or discarded meanwhile begins from that. */
export function afterSent(now: DraftEntry | null, { base, draft, over }: DraftEntry): DraftEntry {
  return {
    base: draft,
    draft: now ? now.draft : base,
    over: over === undefined ? base : over,
  };
}

/** Notes what has been published, until visitors see it: nobody is asked about their own publication. */
export function noteSent(sent: readonly RecordChange[]): PublishThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { drafts } = getState();
    if (drafts.keeping.isFollowing) return;
    const changes = sent.map(({ collection, id, entry }): Change => {
      const map = new Map(Object.entries(drafts[collection]));
      const before: DraftEntry | null = map.get(draftKey(id)) ?? null;
      return { collection, id, before, after: afterSent(before, entry) };
    });
    dispatch(draftsRebased(changes));
    await dispatch(storeNow());
  };
}
