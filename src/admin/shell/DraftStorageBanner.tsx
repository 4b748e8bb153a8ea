import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { Link } from 'react-router-dom';
import { selectPersistence } from '../drafts/state/draftsReducer';
import { clearStoredMark } from '../drafts/storage/draftStorage';
import { dataLossDismissed } from '../drafts/state/statusSlice';
import { takeOverEditing, editHereAnyway } from '../drafts/storage/editLock';
import { BACKUPS_PATH } from '@/domain/links/adminPaths';
import { StatusAlert } from '../layout/StatusAlert';
import { DATA_LOSSES, LOCKED_MESSAGES, outdatedCopiesMessage, PERSIST_ISSUES } from './messages';

/** Link to the backups of drafts that could not be read. */
function ShowBackups() {
  return (
    <Button component={Link} to={BACKUPS_PATH} variant="outlined">
      Show backups
    </Button>
  );
}

function LockedBanner({ takeover = 'none' }: { takeover?: keyof typeof LOCKED_MESSAGES }) {
  const dispatch = useAdminDispatch();
  const isStuck = takeover === 'unanswered' || takeover === 'unstored';
  return (
    <StatusAlert severity="warning">
      <span>{LOCKED_MESSAGES[takeover]}</span>
      <Stack direction="row" spacing={1.5}>
        <Button variant="outlined" onClick={() => dispatch(takeOverEditing())}>
          {isStuck ? 'Try Again' : 'Edit in this tab'}
        </Button>
        {isStuck && (
          <Button variant="outlined" onClick={() => dispatch(editHereAnyway())}>
            Edit in this tab anyway
          </Button>
        )}
      </Stack>
    </StatusAlert>
  );
}

/** Reports problems with the storage of the drafts. */
export function DraftStorageBanner() {
  const { issue, storage, isLockedByOtherTab, takeover, losses, oldCopies } =
    useAdminSelector(selectPersistence);
  const dispatch = useAdminDispatch();
  // If the drafts are not stored either, that message takes precedence.
  const copies = storage !== 'memory-only' ? outdatedCopiesMessage(oldCopies) : undefined;
  return (
    <>
      {losses.map((loss) => (
        <StatusAlert key={loss} severity="warning">
          <span>{DATA_LOSSES[loss]}</span>
          <Stack direction="row" spacing={1.5}>
            {loss === 'part' && <ShowBackups />}
            <Button
              variant="outlined"
              onClick={() => {
                if (loss === 'drafts') clearStoredMark();
                dispatch(dataLossDismissed(loss));
              }}
            >
              Dismiss
            </Button>
          </Stack>
        </StatusAlert>
      ))}
      {issue && (
        <StatusAlert severity="warning">
          <span>{PERSIST_ISSUES[issue]}</span>
          {(issue === 'unreadable' || issue === 'limitReached') && <ShowBackups />}
        </StatusAlert>
      )}
      {copies && <StatusAlert severity="warning">{copies}</StatusAlert>}
      {isLockedByOtherTab && <LockedBanner takeover={takeover} />}
    </>
  );
}
