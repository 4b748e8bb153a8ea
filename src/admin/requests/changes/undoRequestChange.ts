import { undoRejectionMessage } from '../../drafts/messages';
import { stepLabel, type HistoryState, type UndoStep } from '../../drafts/state/draftEntry';
import { stepRedone, stepUndone } from '../../drafts/state/draftSlices';
import { redoRequested, undoRequested } from '../../forms/saveActions';
import { showStep } from '../../forms/showStep';
import { commit } from './commit';
import { isChange, revertedChange } from './revertedChange';
import type { RequestsStartListening, RequestsThunk } from '../store/storeTypes';
import { selectRequestById } from '../store/selectors';

type DeskStep = UndoStep & { desk: NonNullable<UndoStep['desk']> };
const isDeskStep = (step: UndoStep | undefined): step is DeskStep => step?.desk !== undefined;

/** Returns the last step after this one without which this one could be undone. */
function blockingStep({ done }: HistoryState, step: DeskStep): DeskStep | undefined {
  const changeOf = (wanted: string) =>
    step.desk.changes.find(({ reference }) => reference === wanted);
  return done
    .slice(done.indexOf(step) + 1)
    .filter(isDeskStep)
    .findLast(({ desk }) =>
      desk.changes.some(({ reference, before }) => {
        const change = changeOf(reference);
        return change !== undefined && isChange(revertedChange('undo', change, before));
      }),
    );
}

/**
 * Undoes or redoes a step of the rental desk. The holds follow the requests. If nothing of the step is left, a message
 * says so, and offers to undo the later step that prevents it, if there is one.
 */
function revert(action: 'undo' | 'redo', step: DeskStep): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isUndo = action === 'undo';
    const { history } = getState();
    const changes = step.desk.changes.map((change) =>
      revertedChange(action, change, selectRequestById(getState(), change.reference) ?? null),
    );
    const isPossible = changes.some(isChange);
    const first = isUndo && !isPossible ? blockingStep(history, step) : undefined;
    if (first) {
      const message = undoRejectionMessage({
        kind: 'changedLater',
        action,
        first: stepLabel(first),
      });
      const undoFirst = { label: 'Undo', dispatches: undoRequested(first.id) };
      dispatch(showStep({ message, type: 'warning', action: undoFirst }));
      return;
    }
    const stored = isPossible ? dispatch(commit(changes)) : undefined;
    dispatch(isUndo ? stepUndone(step) : stepRedone(step));
    await stored;
    const back = isUndo
      ? { label: 'Redo', dispatches: redoRequested() }
      : { label: 'Undo', dispatches: undoRequested(step.id) };
    dispatch(
      isPossible
        ? showStep({
            message: `${isUndo ? 'Undone' : 'Redone'}: ${stepLabel(step)}`,
            type: 'success',
            action: back,
          })
        : showStep({
            message: undoRejectionMessage({ kind: 'changedLater', action }),
            type: 'warning',
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
