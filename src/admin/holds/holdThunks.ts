import type { Hold } from '@/domain/availability/availability';
import type { HoldChanges } from '@/domain/rental/stock/requestHolds';
import { newId } from '@/domain/text/ids';
import { yieldToMain } from '@/ui/lazy/yieldToMain';
import { noticeShown } from '@/features/notices';
import { applyEdits, type EditOutcome, type EditingThunk } from '../drafts/editThunks';
import { toDraftChanges, type EditOf } from '../drafts/draftChanges';
import { publishedContentQuery } from '../drafts/content/publishedContent';
import { selectPublished } from '../drafts/content/workingCopySelectors';
import { selectDrafts } from '../drafts/state/draftsReducer';
import { draftsRebased } from '../drafts/state/draftSlices';
import { persistDrafts } from '../drafts/storage/draftPersistence';
import { selectHaveHoldsFailed, selectHolds } from './holdSelectors';
import { saveEdits, type SaveOutcome } from '../forms/useSave';

// See docs/behaviour/availability.md.

const NOT_LOADED = 'Not saved: the availability could not be loaded. Try again later.';

/** Number of holds of another device that are changed in one task. */
const BATCH = 2000;

/** Creates the ID of a hold. It is random, because holds are public and must not name a request. */
export function newHoldId(): string {
  return newId('hold-', Math.random);
}

/** Returns a hold with the public fields only, and with the unknown fields of the hold that it replaces. */
function publicHold(hold: Hold, before: Hold | undefined): Hold {
  const { id, productId, from, to, quantity, reason } = hold;
  return { ...before, id, productId, from, to, quantity, reason };
}

function editsOf(
  { saved = [], removedIds = [] }: Partial<HoldChanges>,
  holds: readonly Hold[],
): EditOf<'holds'>[] {
  const known = new Map(holds.map((hold) => [hold.id, hold]));
  const edits = saved.map((hold): EditOf<'holds'> => ({
    collection: 'holds',
    id: hold.id,
    draft: publicHold(hold, known.get(hold.id)),
  }));
  const removed = removedIds.filter((id) => known.has(id));
  return [...edits, ...removed.map((id) => ({ collection: 'holds' as const, id, draft: null }))];
}

/** Returns the edits that make the changes; undefined if the published holds could not be loaded, now or before. */
function holdEdits(
  changes: Partial<HoldChanges>,
): EditingThunk<Promise<EditOf<'holds'>[] | undefined>> {
  return async (dispatch, getState) => {
    if (!selectHolds(getState()))
      await dispatch(publishedContentQuery.initiate(undefined, { subscribe: false }));
    if (selectHaveHoldsFailed(getState())) return undefined;
    const holds = selectHolds(getState());
    return holds && editsOf(changes, holds);
  };
}

/**
 * Changes holds as one step that can be undone, without a toast. Resolves to `rejected` while another tab edits, and if
 * the published holds could not be loaded.
 * @param label text for the undo history, which must not name a customer or a reference
 * @param how see {@link applyEdits}
 */
export function applyHolds(
  label: string,
  changes: Partial<HoldChanges>,
  how?: { isInput?: boolean | undefined; stepId?: string | undefined },
): EditingThunk<Promise<EditOutcome>> {
  return async (dispatch) => {
    const edits = await dispatch(holdEdits(changes));
    if (!edits) return { step: null, outcome: 'rejected' };
    return dispatch(applyEdits(label, edits, new Date().toISOString(), how));
  };
}

/**
 * Changes holds as another device has changed them. That is no step of this one, so it cannot be undone here. Resolves
 * to false while another tab edits, and if the published holds could not be loaded.
 */
export function receiveHolds(changes: HoldChanges): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const edits = await dispatch(holdEdits(changes));
    if (!edits) return false;
    const content = selectPublished(getState())?.content;
    for (let first = 0; first < edits.length; first += BATCH) {
      await yieldToMain();
      if (getState().status.isLockedByOtherTab) return false;
      const batch = edits.slice(first, first + BATCH);
      dispatch(draftsRebased(toDraftChanges(batch, selectDrafts(getState()), content)));
    }
    await yieldToMain();
    await dispatch(persistDrafts());
    return true;
  };
}

/**
 * Changes holds as one step and shows a toast with Undo, like {@link saveEdits}.
 * @param label text for the undo history and the toast, such as `Maintenance added`
 */
export function saveHolds(
  label: string,
  changes: Partial<HoldChanges>,
): EditingThunk<Promise<SaveOutcome>> {
  return async (dispatch) => {
    const edits = await dispatch(holdEdits(changes));
    if (edits) return dispatch(saveEdits({ label, edits, message: label }));
    dispatch(noticeShown({ message: NOT_LOADED, type: 'error' }));
    return 'rejected';
  };
}
