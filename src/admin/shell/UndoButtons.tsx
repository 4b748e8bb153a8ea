import HistoryIcon from '@mui/icons-material/History';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useEffectEvent, useState } from 'react';
import { stepLabel, type UndoStep } from '../drafts/state/draftEntry';
import { selectHistory, selectPersistence } from '../drafts/state/draftsReducer';
import { redoRequested, undoRequested } from '../forms/saveActions';
import { isKeyForPage } from '../forms/shortcuts';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { UndoHistoryPanel } from './UndoHistoryPanel';

const nameOf = (verb: string, step: UndoStep | undefined) =>
  step ? `${verb}: ${stepLabel(step)}` : verb;

/** Undoes and redoes the last step, by button and with Ctrl+Z or Command+Z, plus Shift for Redo. */
function useUndo() {
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

/** Buttons for Undo, Redo and the undo history, named by their tooltips. */
export function UndoButtons() {
  const [isOpen, setIsOpen] = useState(false);
  const { last, next, undo, redo } = useUndo();
  return (
    <>
      <Tooltip title={nameOf('Undo', last)}>
        <IconButton aria-disabled={!last} onClick={undo}>
          <UndoIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={nameOf('Redo', next)}>
        <IconButton aria-disabled={!next} onClick={redo}>
          <RedoIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Undo history">
        <IconButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <HistoryIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <UndoHistoryPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
