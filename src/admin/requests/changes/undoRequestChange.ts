import { isSameRequest } from '@/domain/rental/incoming/differences';
import type { RentalRequest } from '@/domain/rental/schema';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { areChangesRejected, commit, isoNow } from './commit';
import { requestUndoRequested } from './events';
import type { RequestsThunk } from '../store/storeTypes';
import { undoStepReverted } from '../store/requestsSlice';
import type { RequestChange } from '../store/requestsState';
import { selectRequestById } from '../store/selectors';

/** Holds keep their IDs: a request that is confirmed again has the same ones. */
function isSameField(field: keyof RentalRequest, one: RentalRequest, other: RentalRequest) {
  if (field !== 'items') return sameJson(one[field], other[field]);
  const withoutHolds = ({ items }: RentalRequest) => items.map((item) => ({ ...item, holdId: '' }));
  return sameJson(withoutHolds(one), withoutHolds(other));
}

/** Removes the quotes that a step has added. Those that were created since stay. */
function quotesBefore(before: RentalRequest, after: RentalRequest, now: RentalRequest) {
  const added = after.quotes
    .map(({ number }) => number)
    .filter((number) => before.quotes.every((quote) => quote.number !== number));
  return now.quotes.filter(({ number }) => !added.includes(number));
}

/** Returns a request without what a step has changed. Fields that were changed again since are kept. */
function undone({ before, after }: RequestChange, now: RentalRequest | null, at: string) {
  if (!after) return now ?? before;
  if (!now) return null;
  if (!before) return isSameRequest(now, after) ? null : now;
  const fields = (Object.keys(before) as (keyof RentalRequest)[])
    .filter((field) => !isSameField(field, before, after) && isSameField(field, now, after))
    .map((field) => [field, before[field]]);
  const quotes = quotesBefore(before, after, now);
  const log = [...now.log, { at, event: 'undone', detail: after.log.at(-1)?.event ?? '' }];
  return { ...now, quotes, ...Object.fromEntries(fields), log, updatedAt: at };
}

/** Undoes a step of this tab. */
export function undoRequestChange(id: string): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const step = getState().requests.undoSteps.find((one) => one.id === id);
    if (!step) return;
    const at = isoNow();
    const changes = step.changes.map((change) => {
      const { reference } = change;
      const now = selectRequestById(getState(), reference) ?? null;
      return { reference, before: now, after: undone(change, now, at) };
    });
    const action = { label: 'Undo', dispatches: requestUndoRequested(id) };
    if (dispatch(areChangesRejected(changes, action))) return;
    dispatch(undoStepReverted(id));
    await dispatch(commit(changes));
    dispatch(noticeShown({ message: 'Undone', type: 'success' }));
  };
}
