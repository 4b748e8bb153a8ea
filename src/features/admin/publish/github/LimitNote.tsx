import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { limit, stopWaiting } from '@/api/publish/github/progress';
import { Banner } from '@/ui/Banner';

/** Until when GitHub lets nothing more through, while something waits for it. */
export function LimitNote() {
  const until = useSyncExternalStore(limit.watch, limit.get);
  if (until === undefined) return null;
  return (
    <Banner tone="warning">
      <span>
        {`GitHub lets no more through until ${new Date(until).toLocaleTimeString()}. It goes on by itself then; leave this tab open.`}
      </span>
      <Button variant="outlined" onClick={stopWaiting}>
        Stop waiting
      </Button>
    </Banner>
  );
}
