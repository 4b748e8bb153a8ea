import type { RentalRequest } from '@/domain/rental/schema';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { commit, isoNow } from './commit';
import type { DeskThunk } from './deskState';
import { stepUndone, type RequestChange } from './requestsSlice';
import { selectIsDeskLocked, selectRequestById } from './selectors';

/** Restores the fields that a step has changed. Fields that were changed again since are restored too. */
function undone({ before, after }: RequestChange, now: RentalRequest | undefined, at: string) {
  if (!before || !after || !now) return before;
  const fields = Object.entries(before).filter(
    ([field, value]) => !sameJson(value, after[field as keyof RentalRequest]),
  );
  const log = [...now.log, { at, event: 'undone', detail: after.log.at(-1)?.event ?? '' }];
  return { ...now, ...Object.fromEntries(fields), log, updatedAt: at };
}

/** Undoes a step of this tab. */
export function undoStep(id: string): DeskThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const step = getState().requests.steps.find((one) => one.id === id);
    if (!step || selectIsDeskLocked(getState())) return;
    const at = isoNow();
    const changes = step.changes.map((change) => {
      const { reference } = change;
      const now = selectRequestById(getState(), reference);
      return { reference, before: now ?? null, after: undone(change, now, at) };
    });
    dispatch(stepUndone(id));
    await dispatch(commit(changes));
    dispatch(noticeShown({ message: 'Undone', type: 'success' }));
  };
}
