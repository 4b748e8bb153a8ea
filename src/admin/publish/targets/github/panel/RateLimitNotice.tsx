import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { rateLimit, cancelRequests } from '../progress';
import { Banner } from '@/ui/feedback/Banner';

/** Shows the end of GitHub’s rate limit while a request waits for it. */
export function RateLimitNotice() {
  const until = useSyncExternalStore(rateLimit.watch, rateLimit.get);
  if (until === undefined) return null;
  return (
    <Banner tone="warning">
      <span>
        {`GitHub lets no more through until ${new Date(until).toLocaleTimeString()}. It goes on by itself then; leave this tab open.`}
      </span>
      <Button variant="outlined" onClick={cancelRequests}>
        Stop waiting
      </Button>
    </Banner>
  );
}
