import type { Hold } from '@/domain/availability/availability';
import { FILES } from '@/domain/links/contentPaths';
import type { HoldChanges } from '@/domain/rental/stock/requestHolds';
import { newId } from '@/domain/text/ids';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import type { EditingThunk } from '../drafts/editThunks';
import { toDraftChanges, type EditOf } from '../drafts/draftChanges';
import { liveContentQuery } from '../drafts/content/liveContent';
import { selectPublished } from '../drafts/content/draftContent';
import { selectDrafts, draftsRebased } from '../drafts/state/draftsReducer';
import { selectHaveHoldsFailed, selectHolds, selectHoldsById } from './holdSelectors';
import { saveEdits, type SaveOutcome } from '../forms/saveEdits';

// See docs/behaviour/availability.md.

/** The files that holds of rentals are made with. */
const HOLD_FILES = [FILES.availability, FILES.rental];

const NOT_LOADED = 'Not saved: the availability could not be loaded. Try again later.';

/** Creates the ID of a hold. It is random, because holds are public and must not name a request. */
export function newHoldId(): string {
  return newId('hold-');
}

/** Returns a hold with the public fields only, and with the unknown fields of the hold that it replaces. */
function publicHold(hold: Hold, before: Hold | undefined): Hold {
  const { id, productId, from, to, quantity, reason } = hold;
  return { ...before, id, productId, from, to, quantity, reason };
}

/** Returns the edits that make the changes. Holds that are so already are left out. */
function editsOf(
  { saved = [], removedIds = [] }: Partial<HoldChanges>,
  known: ReadonlyMap<string, Hold>,
): EditOf<'holds'>[] {
  const edits = saved.flatMap((hold): EditOf<'holds'>[] => {
    const before = known.get(hold.id);
    const draft = publicHold(hold, before);
    return sameJson(draft, before) ? [] : [{ collection: 'holds', id: hold.id, draft }];
  });
  const removed = removedIds.filter((id) => known.has(id));
  return [...edits, ...removed.map((id) => ({ collection: 'holds' as const, id, draft: null }))];
}

/** Loads the published holds if necessary, after a failure only if `isRepeated`. Resolves to false if that failed. */
export function loadHolds(isRepeated = false): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { failed } = selectPublished(getState()) ?? {};
    const forceRefetch = isRepeated && HOLD_FILES.some((path) => failed?.includes(path));
    if (forceRefetch || !selectHolds(getState()))
      await dispatch(liveContentQuery.initiate(undefined, { subscribe: false, forceRefetch }));
    return selectHolds(getState()) !== undefined && !selectHaveHoldsFailed(getState());
  };
}

/** Neither stored nor undoable: holds follow the desk. They have to be loaded. Returns whether anything has changed. */
export function setHolds(
  changes: HoldChanges,
  stock: readonly EditOf<'products'>[] = [],
): EditingThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState();
    const edits = [...editsOf(changes, selectHoldsById(state)), ...stock];
    if (edits.length === 0) return false;
    const made = toDraftChanges(edits, selectDrafts(state), selectPublished(state)?.content);
    if (made.length > 0) dispatch(draftsRebased(made));
    return made.length > 0;
  };
}

/** One step, and a toast with Undo. `label` is for the undo history and the toast, such as `Maintenance added`. */
export function saveHolds(
  label: string,
  changes: Partial<HoldChanges>,
): EditingThunk<Promise<SaveOutcome>> {
  return async (dispatch, getState) => {
    if (await dispatch(loadHolds(true))) {
      const edits = editsOf(changes, selectHoldsById(getState()));
      return dispatch(saveEdits({ label, edits, message: label }));
    }
    dispatch(noticeShown({ message: NOT_LOADED, type: 'error' }));
    return 'rejected';
  };
}
