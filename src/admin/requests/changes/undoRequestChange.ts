import { logEntry } from '@/domain/rental/entryIds';
import { isSameRequest } from '@/domain/rental/incoming/differences';
import { isConfirmed } from '@/domain/rental/requestSteps';
import type { RentalRequest } from '@/domain/rental/schema';
import { sameJson } from '@/domain/text/sameJson';
import { undoRejectionMessage } from '../../drafts/messages';
import {
  stepLabel,
  type HistoryState,
  type RequestChange,
  type UndoStep,
} from '../../drafts/state/draftEntry';
import { stepRedone, stepUndone } from '../../drafts/state/draftSlices';
import { redoRequested, undoRequested } from '../../forms/saveActions';
import { showStep } from '../../forms/showStep';
import { commit, isoNow } from './commit';
import type { RequestsStartListening, RequestsThunk } from '../store/storeTypes';
import { selectRequestById } from '../store/selectors';

/** Holds keep their IDs: a request that is confirmed again has the same ones. */
function isSameField(field: keyof RentalRequest, one: RentalRequest, other: RentalRequest) {
  if (field !== 'items') return sameJson(one[field], other[field]);
  const withoutHolds = ({ items }: RentalRequest) =>
    items.map((item) => ({ ...item, holdIds: [] }));
  return sameJson(withoutHolds(one), withoutHolds(other));
}

/** Removes the quotes that a step has added. Those that were created since stay. */
function quotesBefore(before: RentalRequest, after: RentalRequest, now: RentalRequest) {
  const added = after.quotes
    .map(({ number }) => number)
    .filter((number) => before.quotes.every((quote) => quote.number !== number));
  return now.quotes.filter(({ number }) => !added.includes(number));
}

/** What was paid and issued stays: it is corrected by further entries. */
const ADDED_FIELDS: readonly (keyof RentalRequest)[] = ['payments', 'documents'];

/** What a confirmation adds. A request that was collected since keeps it. */
const CONFIRMED_FIELDS: readonly (keyof RentalRequest)[] = ['checklist', 'confirmedDays'];

/** What a hand-over records. A request that has moved on since keeps it. */
const HANDED_OVER_FIELDS: readonly (keyof RentalRequest)[] = ['handover'];

/** What follows from returned pieces. */
const RETURN_FIELDS: readonly (keyof RentalRequest)[] = ['status', 'returnedOn', 'lines'];

const takenPieces = ({ checklist }: RentalRequest) => checklist.filter(({ state }) => state !== '');

/** Returns the fields that a change keeps: those that are never undone, or that later changes follow from. */
function keptFields(before: RentalRequest, after: RentalRequest, now: RentalRequest) {
  const isStillConfirmed = now.status !== after.status && isConfirmed(now);
  const isTakenLater = sameJson(takenPieces(before), takenPieces(after))
    ? before.status !== after.status && !sameJson(takenPieces(now), takenPieces(after))
    : !isSameField('checklist', now, after);
  return [
    ...ADDED_FIELDS,
    ...(isStillConfirmed ? HANDED_OVER_FIELDS : []),
    ...(isStillConfirmed && !isConfirmed(before) ? CONFIRMED_FIELDS : []),
    ...(isTakenLater ? RETURN_FIELDS : []),
  ];
}

/**
 * Returns a request without what a change has done. Fields that were changed again since are kept.
 * @param entry of the log
 */
function withoutChange(
  { before, after }: Pick<RequestChange, 'before' | 'after'>,
  now: RentalRequest | null,
  entry: RentalRequest['log'][number],
) {
  if (!after) return now ?? before;
  if (!now) return null;
  if (!before) return isSameRequest(now, after) ? null : now;
  const kept = keptFields(before, after, now);
  const fields = (Object.keys(before) as (keyof RentalRequest)[])
    .filter((field) => !kept.includes(field))
    .filter((field) => !isSameField(field, before, after) && isSameField(field, now, after))
    .map((field) => [field, before[field]]);
  const quotes = quotesBefore(before, after, now);
  const log = [...now.log, entry];
  const reverted = { ...now, quotes, ...Object.fromEntries(fields), log, updatedAt: entry.at };
  // The dates may have been changed since the confirmation.
  const hasDays = reverted.status !== 'new' && reverted.status !== 'quoted';
  return hasDays ? reverted : { ...reverted, confirmedDays: null };
}

type DeskStep = UndoStep & { desk: NonNullable<UndoStep['desk']> };
const isDeskStep = (step: UndoStep | undefined): step is DeskStep => step?.desk !== undefined;

const isChange = ({ before, after }: RequestChange) =>
  before && after ? !isSameRequest(before, after) : before !== after;

/** Returns the label of the last step after this one that changed one of its requests. */
function laterLabel({ done }: HistoryState, step: DeskStep): string | undefined {
  const references = new Set(step.desk.changes.map(({ reference }) => reference));
  const later = done
    .slice(done.indexOf(step) + 1)
    .findLast(({ desk }) => desk?.changes.some(({ reference }) => references.has(reference)));
  return later && stepLabel(later);
}

/** Undoes or redoes a step of the rental desk, unless nothing of it is left. The holds follow the requests. */
function revert(action: 'undo' | 'redo', step: DeskStep): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isUndo = action === 'undo';
    if (getState().status.isLockedByOtherTab) {
      const message = undoRejectionMessage({ kind: 'locked', action });
      dispatch(showStep({ message, type: 'warning' }));
      return;
    }
    const at = isoNow();
    const changes = step.desk.changes.map(({ reference, before, after }) => {
      const now = selectRequestById(getState(), reference) ?? null;
      const event = isUndo ? 'undone' : 'redone';
      const entry = logEntry(at, event, after?.log.at(-1)?.event);
      const made = isUndo ? { before, after } : { before: after, after: before };
      return { reference, before: now, after: withoutChange(made, now, entry) };
    });
    if (!changes.some(isChange)) {
      const first = isUndo ? laterLabel(getState().history, step) : undefined;
      const message = undoRejectionMessage({ kind: 'changedLater', action, first });
      dispatch(showStep({ message, type: 'warning' }));
      return;
    }
    const stored = dispatch(commit(changes));
    dispatch(isUndo ? stepUndone(step) : stepRedone(step));
    await stored;
    const back = isUndo
      ? { label: 'Redo', dispatches: redoRequested() }
      : { label: 'Undo', dispatches: undoRequested(step.id) };
    dispatch(
      showStep({
        message: `${isUndo ? 'Undone' : 'Redone'}: ${stepLabel(step)}`,
        type: 'success',
        action: back,
      }),
    );
  };
}

/** Starts the effects of undo requests for steps of the rental desk. */
export function startDeskUndo(startListening: RequestsStartListening): void {
  startListening({
    actionCreator: undoRequested,
    async effect({ payload }, { dispatch, getState }) {
      const step = getState().history.done.find(({ id }) => id === payload);
      if (isDeskStep(step)) await dispatch(revert('undo', step));
    },
  });
  startListening({
    actionCreator: redoRequested,
    async effect(_action, { dispatch, getOriginalState }) {
      // Another listener may have redone this step already.
      const [step] = getOriginalState().history.undone;
      if (isDeskStep(step)) await dispatch(revert('redo', step));
    },
  });
}
