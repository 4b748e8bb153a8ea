import { styled } from '@mui/material/styles';
import { bookingStyles } from './calendarStyles';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  fontSize: '0.875rem',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > li > span': { width: 28, height: 16, borderRadius: 5 },
  '& [data-conflict]': {
    display: 'grid',
    placeContent: 'center',
    border: `2px solid ${theme.vars?.palette.error.main}`,
    color: theme.vars?.palette.error.main,
    fontSize: '0.75rem',
    fontWeight: 800,
    lineHeight: 1,
  },
  ...bookingStyles(theme),
}));

/** Explains the colours of the calendar. */
export function Legend() {
  return (
    <List aria-label="Legend">
      <li>
        <span data-kind="held" aria-hidden="true" /> Confirmed
      </li>
      <li>
        <span data-kind="quoted" aria-hidden="true" /> Quoted
      </li>
      <li>
        <span data-kind="maintenance" aria-hidden="true" /> Maintenance
      </li>
      <li>
        <span data-conflict="" aria-hidden="true">
          !
        </span>{' '}
        Conflict
      </li>
    </List>
  );
}
