import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { weekdayOf, type Day } from '@/domain/availability/day';
import { requestPath } from '@/domain/links/adminPaths';
import type { DayEvent } from '@/domain/rental/stock/calendar';
import { sameJson } from '@/domain/text/sameJson';
import { whenIdle } from '@/ui/schedule';
import { adminDay } from '../../layout/adminDate';
import { EmptyNote } from '../../layout/EmptyNote';

/** Height of an event in px, if its texts have one line each. */
const EVENT_HEIGHT = 61;

/** Number of events that are rendered first. Hundreds in one task would block input. */
const FIRST_EVENTS = 40;

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

type Days = readonly { day: Day; events: DayEvent[] }[];

/** Returns the number of days that are rendered: those of the first events, then each other one when the browser is idle. */
function useRenderedDays(days: Days): number {
  const [later, setLater] = useState(0);
  let [first, events] = [0, 0];
  while (first < days.length && events < FIRST_EVENTS) {
    events += days[first]?.events.length ?? 0;
    first += 1;
  }
  const count = first + later;
  const isComplete = count >= days.length;
  useEffect(() => {
    if (isComplete) return undefined;
    let isOver = false;
    whenIdle(() => {
      if (!isOver) setLater((number) => number + 1);
    });
    return () => {
      isOver = true;
    };
  }, [isComplete, later]);
  return count;
}

interface DayListProps {
  days: Days;
  today: Day;
  onOpenMaintenance: (holdId: string) => void;
}

/** The days with pick-ups, returns and maintenance, for narrow screens. */
export function DayList({ days, today, onOpenMaintenance }: DayListProps) {
  const count = useRenderedDays(days);
  if (days.length === 0)
    return <EmptyNote>No pick-ups, returns or maintenance in these four weeks.</EmptyNote>;
  return (
    <Stack component="ol" spacing={2.5} aria-label="Days">
      {days.map(({ day, events }, index) => (
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
          {index < count ? (
            <Card component={List} disablePadding>
              {events.map((event) => (
                <Event
                  key={`${event.kind}${event.ref}${event.holdId}`}
                  event={event}
                  onOpenMaintenance={onOpenMaintenance}
                />
              ))}
            </Card>
          ) : (
            <div style={{ height: events.length * EVENT_HEIGHT }} />
          )}
        </li>
      ))}
    </Stack>
  );
}
