import { styled } from '@mui/material/styles';
import { logText } from '@/domain/rental/requestLog';
import type { RequestLogEntry } from '@/domain/rental/schema';
import { adminTime } from '../../layout/adminDate';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& > li': { overflowWrap: 'anywhere' },
  '& time': {
    display: 'block',
    fontSize: '0.875rem',
    color: theme.vars?.palette.text.secondary,
  },
}));

/** What happened to a request and when, the latest first. */
export function RequestLog({ log }: { log: readonly RequestLogEntry[] }) {
  return (
    <List aria-label="Log">
      {log.toReversed().map((entry, index) => (
        // Entries never move: the latest one has the highest number.
        <li key={log.length - index}>
          {logText(entry)}
          <time dateTime={entry.at}>{adminTime(entry.at)}</time>
        </li>
      ))}
    </List>
  );
}
