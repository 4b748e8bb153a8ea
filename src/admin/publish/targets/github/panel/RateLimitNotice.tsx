import Button from '@mui/material/Button';
import { StatusAlert } from '../../../../layout/StatusAlert';
import { cancelRequests } from '../browserDeps';
import { useTabState } from '../tabState';

/** Shows the end of GitHub’s rate limit while a request waits for it. */
export function RateLimitNotice() {
  const { limitedUntil } = useTabState();
  if (limitedUntil === undefined) return null;
  return (
    <StatusAlert severity="warning">
      <span>
        {`The GitHub rate limit applies until ${new Date(limitedUntil).toLocaleTimeString()}. Publishing then resumes automatically. Keep this tab open.`}
      </span>
      <Button variant="outlined" onClick={cancelRequests}>
        Cancel
      </Button>
    </StatusAlert>
  );
}
