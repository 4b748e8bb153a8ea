import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import type { UndoStep } from '../../drafts/state/draftEntry';
import { selectDrafts, selectHistory, selectPersistence } from '../../drafts/state/draftsReducer';
import { canUndo } from '../../drafts/editThunks';
import { AdminDrawer, DialogBar } from '../../layout/dialogs';
import { adminTime } from '../../layout/adminDate';
import { redoRequested, undoRequested } from '../../forms/saveActions';

const Panel = styled('div')(({ theme }) => ({
  padding: '16px 16px 24px 24px',
  '& ol': { listStyle: 'none', padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 68,
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& time, & small': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
  '& li[data-undone] strong': {
    color: theme.vars?.palette.text.secondary,
    textDecoration: 'line-through',
  },
  '& strong': { fontWeight: 600 },
}));

interface EntryProps {
  step: UndoStep;
  isUndone?: boolean;
  /** Action for the step, or the reason why there is none. */
  action: { label: string; onClick: () => void } | string;
}

function Entry({ step, isUndone, action }: EntryProps) {
  return (
    <li data-undone={isUndone ? '' : undefined}>
      <div>
        <strong>{step.label}</strong>
        <br />
        <time dateTime={step.at}>{adminTime(step.at)}</time>
        {isUndone && <small> · undone</small>}
      </div>
      {typeof action === 'string' ? (
        <small>{action}</small>
      ) : (
        <Button
          variant="outlined"
          aria-label={`${action.label}: ${step.label}`}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}

/** Drawer with the undo history, newest first. A step can be undone unless later steps depend on it. */
export function UndoHistoryPanel({ onClose }: { onClose: () => void }) {
  const dispatch = useAdminDispatch();
  const { done, undone } = useAdminSelector(selectHistory);
  const { isLockedByOtherTab } = useAdminSelector(selectPersistence);
  const drafts = useAdminSelector(selectDrafts);
  const undoOf = (step: UndoStep): EntryProps['action'] => {
    if (isLockedByOtherTab) return '';
    if (!canUndo(step, drafts)) return 'Changed later';
    return { label: 'Undo', onClick: () => dispatch(undoRequested(step.id)) };
  };
  const isEmpty = done.length + undone.length === 0;
  return (
    <AdminDrawer label="Undo history" onClose={onClose}>
      <DialogBar closeLabel="Close undo history" onClose={onClose}>
        <DialogTitle>Undo history</DialogTitle>
      </DialogBar>
      <Panel>
        {isEmpty && (
          <Typography color="textSecondary">
            No changes yet. Changes you save are listed here and can be undone.
          </Typography>
        )}
        {!isEmpty && (
          <ol aria-label="Changes, newest first">
            {[...undone].reverse().map((step, index) => (
              <Entry
                key={step.id}
                step={step}
                isUndone
                action={
                  index === undone.length - 1 && !isLockedByOtherTab
                    ? { label: 'Redo', onClick: () => dispatch(redoRequested()) }
                    : ''
                }
              />
            ))}
            {[...done].reverse().map((step) => (
              <Entry key={step.id} step={step} action={undoOf(step)} />
            ))}
          </ol>
        )}
      </Panel>
    </AdminDrawer>
  );
}
