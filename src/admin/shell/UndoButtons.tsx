import HistoryIcon from '@mui/icons-material/History';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { selectPublished } from '../drafts/content/draftContent';
import { canUndo, isStepPublished } from '../drafts/editThunks';
import { stepLabel, type UndoStep } from '../drafts/state/draftEntry';
import { selectDrafts, selectUndoHistory } from '../drafts/state/draftsReducer';
import { isKeyForPage, shortcutKey } from '../forms/shortcuts';
import { redoRequested, undoRequested } from '../forms/saveEdits';
import { adminTime } from '../layout/adminDate';
import { AdminDrawer, DialogBar } from '../layout/AdminDialogs';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';

interface EntryProps {
  step: UndoStep;
  isUndone?: boolean;
  /** Action for the step, or the reason why there is none. */
  action: { label: string; onClick: () => void } | string;
}

function Entry({ step, isUndone, action }: EntryProps) {
  const { at } = step;
  const label = stepLabel(step);
  return (
    <ListItem divider disableGutters>
      <ListItemText
        primary={isUndone ? <s>{label}</s> : label}
        secondary={
          <>
            <time dateTime={at}>{adminTime(at)}</time>
            {isUndone && ' · undone'}
          </>
        }
      />
      {typeof action === 'string' ? (
        <Typography variant="body2" color="textSecondary">
          {action}
        </Typography>
      ) : (
        <Button
          variant="outlined"
          aria-label={`${action.label}: ${label}`}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </ListItem>
  );
}

/** Drawer with the undo history, newest first. A step can be undone unless later steps depend on it. */
function UndoHistoryPanel({ onClose }: { onClose: () => void }) {
  const dispatch = useAdminDispatch();
  const { done, undone } = useAdminSelector(selectUndoHistory);
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished)?.content;
  const undoOf = (step: UndoStep): EntryProps['action'] => {
    if (!canUndo(step, drafts, published))
      return isStepPublished(step, drafts, published) ? 'Published' : 'Changed later';
    return { label: 'Undo', onClick: () => dispatch(undoRequested(step.id)) };
  };
  const redoOf = (step: UndoStep): EntryProps['action'] =>
    step === undone[0] ? { label: 'Redo', onClick: () => dispatch(redoRequested()) } : '';
  return (
    <AdminDrawer label="Undo history" onClose={onClose}>
      <DialogBar closeLabel="Close undo history" onClose={onClose}>
        <DialogTitle>Undo history</DialogTitle>
      </DialogBar>
      <DialogContent>
        {done.length + undone.length === 0 ? (
          <Typography color="textSecondary">
            No changes yet. Changes you save are listed here and can be undone.
          </Typography>
        ) : (
          <List component="ol" disablePadding aria-label="Changes, newest first">
            {undone.toReversed().map((step) => (
              <Entry key={step.id} step={step} isUndone action={redoOf(step)} />
            ))}
            {done.toReversed().map((step) => (
              <Entry key={step.id} step={step} action={undoOf(step)} />
            ))}
          </List>
        )}
      </DialogContent>
    </AdminDrawer>
  );
}

const nameOf = (verb: string, step: UndoStep | undefined) =>
  step ? `${verb}: ${stepLabel(step)}` : verb;

/** Undoes and redoes the last step, by button and with Ctrl+Z or Command+Z, plus Shift for Redo. */
function useUndo() {
  const dispatch = useAdminDispatch();
  const { done, undone } = useAdminSelector(selectUndoHistory);
  const last = done.at(-1);
  const next = undone[0];
  const undo = () => {
    if (last) dispatch(undoRequested(last.id));
  };
  const redo = () => {
    if (next) dispatch(redoRequested());
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndoKey = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isUndoKey || shortcutKey(event) !== 'z' || !isKeyForPage(event)) return;
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
