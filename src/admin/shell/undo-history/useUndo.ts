import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectHistory, selectPersistence } from '../../drafts/draftsReducer';
import { redoRequested, undoRequested } from '../../forms/saveActions';
import { isKeyForPage } from '../../forms/shortcuts';

/** Undoes and redoes the last step, by button and with Ctrl/⌘+Z, plus Shift for Redo. */
export function useUndo() {
  const dispatch = useDispatch();
  const { done, undone } = useSelector(selectHistory);
  const { isFollowing } = useSelector(selectPersistence);
  const last = isFollowing ? undefined : done.at(-1);
  const next = isFollowing ? undefined : undone[0];
  const undo = () => {
    if (last) dispatch(undoRequested(last.id));
  };
  const redo = () => {
    if (next) dispatch(redoRequested());
  };
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isMeant || event.key.toLowerCase() !== 'z' || !isKeyForPage(event)) return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);

  return { last, next, undo, redo };
}
