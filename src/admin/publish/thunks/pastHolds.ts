import { withoutPastHolds, type Hold } from '@/domain/availability/availability';
import { dayAt } from '@/domain/availability/day';
import {
  idOfDraftKey,
  type DraftChange,
  type DraftEntry,
  type Drafts,
} from '../../drafts/state/draftEntry';
import { rebaseEntries } from '../../drafts/rebaseEntries';
import type { PublishThunk } from '../liveContent';
import { selectDrafts } from '../../drafts/state/draftsReducer';

/** Returns the entry of a hold that publishing drops: without it, the hold would stay unpublished. */
function droppedEntry(entry: DraftEntry<Hold>): DraftEntry | null {
  return entry.base === null && entry.over === undefined ? null : { ...entry, draft: null };
}

/** Returns the changes that remove drafts of holds that ended more than 30 days ago. */
function pastHoldChanges({ holds }: Drafts, now: number): DraftChange[] {
  const today = dayAt(now);
  return Object.entries(holds).flatMap(([key, before]): DraftChange[] => {
    const isPast = before.draft && withoutPastHolds([before.draft], today).length === 0;
    if (!isPast) return [];
    return [{ collection: 'holds', id: idOfDraftKey(key), before, after: droppedEntry(before) }];
  });
}

/** Removes the holds from the drafts that ended more than 30 days ago, because they are not published. */
export function dropPastHolds(now: number): PublishThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(rebaseEntries(pastHoldChanges(selectDrafts(getState()), now)));
}
