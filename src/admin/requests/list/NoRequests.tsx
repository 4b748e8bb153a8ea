import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import { RADII } from '@/theme/tokens';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectAreRequestsLocked } from '../store/selectors';
import { ArrivalPicture } from './ArrivalPicture';
import { addSampleRequest, SAMPLE_REFERENCE } from './sampleRequest';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  padding: 'clamp(24px, 5vw, 48px) 16px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  textAlign: 'center',
  '& > p': { maxWidth: '56ch', color: theme.vars?.palette.text.secondary },
}));

/** Explains how requests arrive, and offers a sample to try out. */
export function NoRequests() {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const handleSample = async () => {
    await dispatch(addSampleRequest());
    void navigate(requestPath(SAMPLE_REFERENCE));
  };
  return (
    <Panel aria-labelledby="no-requests">
      <ArrivalPicture />
      <Typography id="no-requests" variant="h4" component="h2">
        No requests yet
      </Typography>
      <p>
        Customers send requests from the booking page by WhatsApp or e-mail. Each message ends with
        a link for your office: open it, or paste the whole message here. Requests are stored in
        this browser only, so download a backup regularly.
      </p>
      <Button variant="outlined" disabled={isLocked} onClick={() => void handleSample()}>
        Try a sample request
      </Button>
    </Panel>
  );
}
