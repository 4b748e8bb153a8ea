import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { selectPersistence } from '../drafts/state/draftsReducer';
import { clearStoredMark, removeDamagedDrafts } from '../drafts/storage/draftPersistence';
import { draftStore } from '../drafts/storage/draftRecords';
import { dataLossDismissed } from '../drafts/state/statusSlice';
import { takeOverEditing, editHereAnyway } from '../drafts/storage/editLock';
import { DamagedDataBanner } from '../layout/DamagedDataBanner';
import { StatusAlert } from '../layout/StatusAlert';
import { DATA_LOSSES, LOCKED_MESSAGES, outdatedCopiesMessage, PERSIST_ISSUES } from './messages';

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
  const { issue, storage, isLockedByOtherTab, takeover, losses, damaged, oldCopies } =
    useAdminSelector(selectPersistence);
  const dispatch = useAdminDispatch();
  // If the drafts are not stored either, that message takes precedence.
  const copies = storage !== 'memory-only' ? outdatedCopiesMessage(oldCopies) : undefined;
  return (
    <>
      {losses.map((loss) => (
        <StatusAlert key={loss} severity="warning">
          <span>{DATA_LOSSES[loss]}</span>
          <Button
            variant="outlined"
            onClick={() => {
              if (loss === 'drafts') clearStoredMark();
              dispatch(dataLossDismissed(loss));
            }}
          >
            Dismiss
          </Button>
        </StatusAlert>
      ))}
      {issue && <StatusAlert severity="warning">{PERSIST_ISSUES[issue]}</StatusAlert>}
      {damaged.length > 0 && (
        <DamagedDataBanner
          damaged={damaged}
          fileName="damaged-changes.json"
          store={draftStore}
          onRemove={() => dispatch(removeDamagedDrafts(damaged))}
        />
      )}
      {copies && <StatusAlert severity="warning">{copies}</StatusAlert>}
      {isLockedByOtherTab && <LockedBanner takeover={takeover} />}
    </>
  );
}
