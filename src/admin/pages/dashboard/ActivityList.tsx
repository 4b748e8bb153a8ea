import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { relativeTime } from '@/domain/activity/activity';
import type { Activity } from '@/domain/activity/schema';
import { RADII } from '@/theme/tokens';
import { useNow } from '../../layout/useNow';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 16px',
    padding: '14px 18px',
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& time, & small': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
  '& small': { gridColumn: '1 / -1' },
}));

/** Recent activities with relative times, newest first. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const now = useNow();
  if (activities.length === 0)
    return (
      <Typography color="textSecondary">
        No activity yet. Your changes will be listed here.
      </Typography>
    );
  return (
    <List aria-label="Recent Activity">
      {activities.map(({ id, name, action, timestamp, details }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong> {action}
          </span>
          <time dateTime={timestamp}>{relativeTime(Date.parse(timestamp), now)}</time>
          {details && <small>{details}</small>}
        </li>
      ))}
    </List>
  );
}
