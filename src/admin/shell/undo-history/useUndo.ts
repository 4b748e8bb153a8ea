import { useEffect, useEffectEvent } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { selectHistory, selectPersistence } from '../../drafts/state/draftsReducer';
import { redoRequested, undoRequested } from '../../forms/saveActions';
import { isKeyForPage } from '../../forms/shortcuts';

/** Undoes and redoes the last step, by button and with Ctrl/⌘+Z, plus Shift for Redo. */
export function useUndo() {
  const dispatch = useAdminDispatch();
  const { done, undone } = useAdminSelector(selectHistory);
  const { isLockedByOtherTab } = useAdminSelector(selectPersistence);
  const last = isLockedByOtherTab ? undefined : done.at(-1);
  const next = isLockedByOtherTab ? undefined : undone[0];
  const undo = () => {
    if (last) dispatch(undoRequested(last.id));
  };
  const redo = () => {
    if (next) dispatch(redoRequested());
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndoKey = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isUndoKey || event.key.toLowerCase() !== 'z' || !isKeyForPage(event)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { last, next, undo, redo };
}
