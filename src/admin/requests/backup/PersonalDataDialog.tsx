import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { DEVICES_PATH } from '@/domain/links/adminPaths';
import { closedOn, isPersonalDataOld, keptDocuments } from '@/domain/rental/personalDataRemoval';
import { labelOfStatus } from '@/domain/rental/requestSteps';
import { formatCount } from '@/domain/text/formatNumber';
import { noticeShown, type NoticeInput } from '@/features/notices';
import { adminDay } from '../../layout/adminDate';
import { EditorModal } from '../../layout/AdminDialogs';
import { EmptyNote } from '../../layout/EmptyNote';
import { StatusAlert } from '../../layout/StatusAlert';
import { useCurrentDay } from '../../layout/useNow';
import { removePersonalData } from '../changes/thunks';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequests, selectRequestsSettings } from '../store/selectors';
import { currentDeskPlace, useCopyState } from '../sync/copyState';

function removedNotice(count: number, hasOldVersions: boolean): NoticeInput {
  const message = `Personal data of ${formatCount(count, 'request')} removed`;
  if (!hasOldVersions) return { message, type: 'success' };
  return {
    message: `${message}. Old versions of the copy still contain it.`,
    type: 'warning',
    action: { label: 'Move the copy', to: DEVICES_PATH },
  };
}

export function PersonalDataDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useRequestsDispatch();
  const today = useCurrentDay();
  const { retentionYears: years } = useRequestsSelector(selectRequestsSettings);
  const old = useRequestsSelector(selectRequests).filter((one) =>
    isPersonalDataOld(one, today, years),
  );
  const kept = old.flatMap((one) => keptDocuments(one, { today, years }));
  const isLinked = useCopyState().status?.isLinked === true;
  const hasOldVersions = isLinked && currentDeskPlace().kind === 'hosted';
  const [hasFailed, setHasFailed] = useState(false);
  const handleRemove = async () => {
    const outcome = await dispatch(removePersonalData(old.map(({ ref }) => ref)));
    setHasFailed(outcome !== 'stored');
    if (outcome !== 'stored') return;
    dispatch(noticeShown(removedNotice(old.length, hasOldVersions)));
    onClose();
  };
  return (
    <EditorModal title="Remove personal data" onClose={onClose}>
      <DialogContent>
        {hasFailed && (
          <StatusAlert severity="error">
            The change could not be saved. The requests in this browser still contain the personal
            data. Try again.
          </StatusAlert>
        )}
        {old.length === 0 && !hasFailed && (
          <EmptyNote>
            No request was returned or declined more than a year ago. There is nothing to remove.
          </EmptyNote>
        )}
        {old.length > 0 && (
          <>
            <p>
              {`${formatCount(old.length, 'request')} returned or declined more than a year ago. Names, phone numbers, emails, messages and all notes are removed. Items, dates and amounts stay. This cannot be undone.`}
            </p>
            {kept.length > 0 && (
              <p>
                {`${formatCount(kept.length, 'issued document')} of these requests must be kept for ${formatCount(years, 'year')}. Name and address stay in what was issued, and can be removed here after that.`}
              </p>
            )}
            <List aria-label="Requests" dense disablePadding>
              {old.map((request) => {
                const day = closedOn(request);
                return (
                  <ListItem key={request.ref} disableGutters>
                    <ListItemText
                      primary={[request.ref, request.customer.name].filter(Boolean).join(', ')}
                      secondary={`${labelOfStatus(request)} ${day === undefined ? '' : adminDay(day)}`}
                    />
                  </ListItem>
                );
              })}
            </List>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {old.length > 0 && (
          <Button variant="contained" color="error" onClick={() => void handleRemove()}>
            {`Remove from ${formatCount(old.length, 'request')}`}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {old.length > 0 ? 'Cancel' : 'Close'}
        </Button>
      </DialogActions>
    </EditorModal>
  );
}
