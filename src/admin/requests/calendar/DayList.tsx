import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { weekdayOf, type Day } from '@/domain/availability/day';
import { requestPath } from '@/domain/links/adminPaths';
import type { DayEvent } from '@/domain/rental/stock/calendar';
import { sameJson } from '@/domain/text/sameJson';
import { adminDay } from '../../layout/adminDate';
import { EmptyNote } from '../../layout/EmptyNote';

/** Days that are rendered first, because hundreds of events in one task would block input. */
const FIRST_DAYS = 7;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const EVENTS = {
  pickUp: { label: 'Pick-up', color: 'primary' },
  return: { label: 'Return', color: 'secondary' },
  maintenanceStart: { label: 'Maintenance begins', color: 'textSecondary' },
  maintenanceEnd: { label: 'Maintenance ends', color: 'textSecondary' },
} as const;

interface EventProps {
  event: DayEvent;
  onOpenMaintenance: (holdId: string) => void;
}

const Event = memo(function Event({
  event: { kind, ref, holdId, name },
  onOpenMaintenance,
}: EventProps) {
  const { label, color } = EVENTS[kind];
  const content = (
    <>
      <Typography variant="inherit" color={color} sx={{ flex: '0 0 112px' }}>
        {label}
      </Typography>
      <ListItemText translate="no" primary={name || (ref && 'No name')} secondary={ref} />
    </>
  );
  return (
    <ListItem disablePadding>
      {ref === '' ? (
        <ListItemButton onClick={() => onOpenMaintenance(holdId)}>{content}</ListItemButton>
      ) : (
        <ListItemButton component={Link} to={requestPath(ref)}>
          {content}
        </ListItemButton>
      )}
    </ListItem>
  );
}, sameJson);

interface DayListProps {
  days: readonly { day: Day; events: DayEvent[] }[];
  today: Day;
  onOpenMaintenance: (holdId: string) => void;
}

/** The days with pick-ups, returns and maintenance, for narrow screens. */
export function DayList({ days, today, onOpenMaintenance }: DayListProps) {
  const shown = useDeferredValue(days, days.slice(0, FIRST_DAYS));
  if (days.length === 0)
    return <EmptyNote>No pick-ups, returns or maintenance in these four weeks.</EmptyNote>;
  return (
    <Stack component="ol" spacing={2.5} aria-label="Days">
      {shown.map(({ day, events }) => (
        <li key={day}>
          <Typography
            variant="h6"
            component="h2"
            translate="no"
            color={day === today ? 'primary' : 'textPrimary'}
            aria-current={day === today ? 'date' : undefined}
            gutterBottom
          >
            {day === today ? 'Today' : WEEKDAYS[weekdayOf(day)]}, {adminDay(day)}
          </Typography>
          <Card component={List} disablePadding>
            {events.map((event) => (
              <Event
                key={`${event.kind}${event.ref}${event.holdId}`}
                event={event}
                onOpenMaintenance={onOpenMaintenance}
              />
            ))}
          </Card>
        </li>
      ))}
    </Stack>
  );
}
