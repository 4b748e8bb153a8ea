import HistoryIcon from '@mui/icons-material/History';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { useState } from 'react';
import { IconButton } from '@/ui/form/IconButton';
import { UndoHistoryPanel } from './UndoHistoryPanel';
import { useUndo } from './useUndo';

const nameOf = (verb: string, step: { label: string } | undefined) =>
  step ? `${verb}: ${step.label}` : verb;

/** Buttons for Undo, Redo and the undo history, for the toolbar. */
export function UndoButtons() {
  const [isOpen, setIsOpen] = useState(false);
  const { last, next, undo, redo } = useUndo();
  return (
    <>
      <IconButton
        aria-label={nameOf('Undo', last)}
        title={nameOf('Undo', last)}
        aria-disabled={!last}
        onClick={undo}
      >
        <UndoIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={nameOf('Redo', next)}
        title={nameOf('Redo', next)}
        aria-disabled={!next}
        onClick={redo}
      >
        <RedoIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label="Undo history"
        title="Undo history"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <HistoryIcon fontSize="small" />
      </IconButton>
      {isOpen && <UndoHistoryPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
