import { isSameRequest } from '@/domain/rental/incoming/differences';
import { logEntry } from '@/domain/rental/requestLog';
import type { RentalRequest } from '@/domain/rental/schema';
import { withoutMovedUnits } from '@/domain/rental/units/chosenUnits';
import { sameJson } from '@/domain/text/sameJson';
import { undoRejectionMessage } from '../../drafts/messages';
import { stepLabel, type RequestChange, type UndoStep } from '../../drafts/state/draftEntry';
import { stepRedone, stepUndone } from '../../drafts/state/draftsReducer';
import { redoRequested, undoRequested, showStep } from '../../forms/saveEdits';
import { selectRequestById } from '../store/selectors';
import type { RequestsStartListening, RequestsThunk } from '../store/storeTypes';
import { selectUnitPlaces } from '../store/unitSelectors';
import { commit, isoNow } from './commit';

type DeskStep = UndoStep & { desk: NonNullable<UndoStep['desk']> };
const isDeskStep = (step: UndoStep | undefined): step is DeskStep => step?.desk !== undefined;

/** What is never undone: what was paid and issued is corrected by further entries, and photos are removed where they are shown. */
const KEPT: readonly string[] = ['log', 'updatedAt', 'payments', 'documents', 'damagePhotos'];
/** What follows from a step, and from later edits of dates and items too. */
const FOLLOWING: readonly string[] = ['checklist', 'confirmedDays'];

/** What of a field must be as a step has made it. */
function comparedValue(field: keyof RentalRequest, request: RentalRequest): unknown {
  if (field === 'confirmedDays') return null;
  if (field === 'checklist') return request.checklist.filter(({ state }) => state !== '');
  return request[field];
}

/** Returns what undoing or redoing a change does; undefined if the request has changed again since. */
function revertedChange(
  action: 'undo' | 'redo',
  { reference, ...made }: RequestChange,
  now: RentalRequest | null,
): RequestChange | undefined {
  const { before, after } = action === 'undo' ? made : { before: made.after, after: made.before };
  if (!before || !after || !now) {
    const isUnchanged = now && after ? isSameRequest(now, after) : now === after;
    return isUnchanged ? { reference, before: now, after: before } : undefined;
  }
  const isSame = (field: keyof RentalRequest, one: RentalRequest, other: RentalRequest) =>
    sameJson(comparedValue(field, one), comparedValue(field, other));
  const fields = (Object.keys(before) as (keyof RentalRequest)[])
    .filter((field) => !KEPT.includes(field))
    .filter((field) =>
      FOLLOWING.includes(field)
        ? !sameJson(before[field], after[field])
        : !isSame(field, before, after),
    );
  // What was taken back since has followed the status.
  const compared = fields.includes('status') ? [...fields, 'checklist' as const] : fields;
  if (compared.some((field) => !isSame(field, now, after))) return undefined;
  const restored = Object.fromEntries(fields.map((field) => [field, before[field]]));
  const event = action === 'undo' ? 'undone' : 'redone';
  const entry = logEntry(isoNow(), event, made.after?.log.at(-1)?.event);
  const log = [...now.log, entry];
  return { reference, before: now, after: { ...now, ...restored, log, updatedAt: entry.at } };
}

/** If a request has changed again, nothing changes: a message offers to undo the later step, if this tab made it. */
function revert(action: 'undo' | 'redo', step: DeskStep): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isUndo = action === 'undo';
    const places = selectUnitPlaces(getState());
    const changes = step.desk.changes.flatMap((change) => {
      const now = selectRequestById(getState(), change.reference) ?? null;
      const reverted = revertedChange(action, change, now);
      if (!reverted?.after) return reverted ?? [];
      return { ...reverted, after: withoutMovedUnits(reverted.after, places) };
    });
    if (changes.length === step.desk.changes.length) {
      const stored = dispatch(commit(changes));
      dispatch(isUndo ? stepUndone(step) : stepRedone(step));
      await stored;
      const back = isUndo
        ? { label: 'Redo', dispatches: redoRequested() }
        : { label: 'Undo', dispatches: undoRequested(step.id) };
      const message = `${isUndo ? 'Undone' : 'Redone'}: ${stepLabel(step)}`;
      dispatch(showStep({ message, type: 'success', action: back }));
      return;
    }
    const { done } = getState().undoHistory;
    // The last step without which this one could be undone.
    const first = done.slice(done.indexOf(step) + 1).findLast(({ desk }) =>
      desk?.changes.some(({ reference, before }) => {
        const own = step.desk.changes.find((change) => change.reference === reference);
        return isUndo && own && revertedChange('undo', own, before);
      }),
    );
    // It does not stand before earlier steps.
    if (!first) dispatch(isUndo ? stepUndone(step) : stepRedone(step));
    const rejection = { kind: 'changedLater' as const, action, first: first && stepLabel(first) };
    dispatch(
      showStep({
        message: undoRejectionMessage(rejection),
        type: 'warning',
        ...(first && { action: { label: 'Undo', dispatches: undoRequested(first.id) } }),
      }),
    );
  };
}

export function startDeskUndo(startListening: RequestsStartListening): void {
  startListening({
    actionCreator: undoRequested,
    async effect({ payload }, { dispatch, getState }) {
      const step = getState().undoHistory.done.find(({ id }) => id === payload);
      if (isDeskStep(step)) await dispatch(revert('undo', step));
    },
  });
  startListening({
    actionCreator: redoRequested,
    async effect(_action, { dispatch, getOriginalState }) {
      // Another listener may have redone this step already.
      const [step] = getOriginalState().undoHistory.undone;
      if (isDeskStep(step)) await dispatch(revert('redo', step));
    },
  });
}
