import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { requestPart, type RequestPartProps } from '../fields/requestFields';
import { StatusChip } from '../list/StatusChip';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
});

/** Reference and status of a request, and the way back to the list. */
export const RequestHeading = requestPart(
  ['ref', 'status', 'isSample'],
  function RequestHeading({
    request: { ref, status, isSample },
  }: RequestPartProps<'ref' | 'status' | 'isSample'>) {
    return (
      <div>
        <Button component={Link} to={REQUESTS_PATH} startIcon={<ArrowBackIcon />} sx={{ ml: -2 }}>
          Requests
        </Button>
        <Line>
          <Typography variant="h2" component="h1" tabIndex={-1}>
            {ref}
          </Typography>
          <StatusChip status={status} />
          {isSample && <span>Sample request</span>}
        </Line>
      </div>
    );
  },
);
