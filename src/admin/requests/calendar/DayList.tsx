import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { weekdayOf, type Day } from '@/domain/availability/day';
import { requestPath } from '@/domain/links/adminPaths';
import type { DayEvent } from '@/domain/rental/stock/calendar';
import { RADII } from '@/theme/tokens';
import { adminDay } from '../../layout/adminDate';
import { EmptyNote } from '../../layout/EmptyNote';

const Days = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& h2': { margin: '0 0 8px', fontSize: '1rem', fontWeight: 650 },
  '& [aria-current]': { color: theme.vars?.palette.primary.main },
  '& ul': {
    display: 'grid',
    padding: 0,
    listStyle: 'none',
    borderRadius: RADII.card,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& ul > li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& ul > li > *': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '8px 16px',
    textDecoration: 'none',
  },
  '& button': {
    width: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& [data-what]': { fontWeight: 600, color: theme.vars?.palette.text.secondary },
  '& [data-what="pickUp"]': { color: theme.vars?.palette.primary.main },
  '& [data-what="return"]': { color: theme.vars?.palette.support },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const EVENT_LABELS: Record<DayEvent['kind'], string> = {
  pickUp: 'Pick-up',
  return: 'Return',
  maintenanceStart: 'Maintenance begins',
  maintenanceEnd: 'Maintenance ends',
};

interface EventProps {
  event: DayEvent;
  onOpenMaintenance: (holdId: string) => void;
}

function Event({ event: { kind, ref, holdId, name }, onOpenMaintenance }: EventProps) {
  const what = <span data-what={kind}>{EVENT_LABELS[kind]}</span>;
  if (ref === '')
    return (
      <button type="button" onClick={() => onOpenMaintenance(holdId)}>
        {what}
        <span>{name}</span>
      </button>
    );
  return (
    <Link to={requestPath(ref)}>
      {what}
      <span>
        {name || 'No name'}
        <small>{ref}</small>
      </span>
    </Link>
  );
}

interface DayListProps {
  days: readonly { day: Day; events: DayEvent[] }[];
  today: Day;
  onOpenMaintenance: (holdId: string) => void;
}

/**
 * The days on which equipment is picked up, is returned or is in maintenance, for narrow screens.
 */
export function DayList({ days, today, onOpenMaintenance }: DayListProps) {
  if (days.length === 0)
    return <EmptyNote>No pick-ups, returns or maintenance in these four weeks.</EmptyNote>;
  return (
    <Days aria-label="Days">
      {days.map(({ day, events }) => (
        <li key={day}>
          <h2 aria-current={day === today ? 'date' : undefined}>
            {day === today ? 'Today' : WEEKDAYS[weekdayOf(day)]}, {adminDay(day)}
          </h2>
          <ul>
            {events.map((event) => (
              <li key={`${event.kind}${event.ref}${event.holdId}`}>
                <Event event={event} onOpenMaintenance={onOpenMaintenance} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Days>
  );
}
