import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectHistory, selectKeeping } from '@/api/drafts/draftsReducer';
import { redoAsked, undoAsked } from '@/features/admin/common/saved';
import { isKeyForPage } from '@/features/admin/common/shortcuts';

/** The last step back and forth, by button and by Ctrl/⌘+Z, and Shift with it. */
export function useUndo() {
  const dispatch = useDispatch();
  const { done, undone } = useSelector(selectHistory);
  const { isFollowing } = useSelector(selectKeeping);
  const last = isFollowing ? undefined : done.at(-1);
  const next = isFollowing ? undefined : undone[0];
  const undo = () => {
    if (last) dispatch(undoAsked(last.id));
  };
  const redo = () => {
    if (next) dispatch(redoAsked());
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
