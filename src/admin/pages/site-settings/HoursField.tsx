import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import {
  DEFAULT_CLOSE,
  DEFAULT_OPEN,
  DAYS,
  type Weekday,
  type DayHours,
  type Hours,
} from '@/domain/site/hours';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';

const HOURS_DAYS_SHOWN = 3;

const Group = styled('div')(({ theme }) => ({
  padding: '10px 0',
  '& > h3': { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5 },
  '& > ul': { listStyle: 'none', padding: 0 },
  '& > p': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary, paddingBottom: 8 },
  '& > p[data-error]': { color: theme.vars?.palette.error.main },
}));

const DayRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 8px',
  maxWidth: 420,
  padding: '6px 0',
  '& > span:first-of-type': { fontWeight: 500 },
  '& > button': { gridColumn: '2 / -1', justifySelf: 'end' },
  '& input': {
    width: '100%',
    minWidth: 0,
    height: HEIGHTS.touch,
    padding: '0 10px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.field,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '& input:disabled': { opacity: 0.55 },
}));

const nameOf = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

const CLOSED: DayHours = { open: '', close: '' };
const USUAL: DayHours = { open: DEFAULT_OPEN, close: DEFAULT_CLOSE };

interface DayProps {
  day: Weekday;
  hours: DayHours;
  isDisabled: boolean;
  onChange: (hours: DayHours) => void;
}

function DayHoursRow({ day, hours, isDisabled, onChange }: DayProps) {
  const { open, close } = hours;
  const isClosed = open === '' && close === '';
  const isWhole = open !== '' && close !== '';
  // While the administrator edits a time, an empty value must not remove the input.
  const [isTyping, setIsTyping] = useState(false);
  const name = nameOf(day);
  const input = (side: keyof DayHours, label: string) => (
    <input
      type="time"
      aria-label={`${name} ${label}`}
      value={hours[side]}
      disabled={isDisabled || (isClosed && !isTyping)}
      onChange={(event) => {
        setIsTyping(true);
        onChange({ ...hours, [side]: event.target.value });
      }}
    />
  );
  return (
    <DayRow
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsTyping(false);
      }}
    >
      <span>{name}</span>
      <Button
        type="button"
        variant={isWhole ? 'text' : 'outlined'}
        disabled={isDisabled}
        onClick={() => {
          setIsTyping(false);
          onChange(isWhole ? CLOSED : USUAL);
        }}
      >
        {isWhole ? 'Remove' : 'Add'}
        <VisuallyHidden> {name} hours</VisuallyHidden>
      </Button>
      {input('open', 'opens')}
      <span aria-hidden="true">–</span>
      {input('close', 'closes')}
    </DayRow>
  );
}

interface HoursFieldProps {
  hours: Hours;
  /** Whether default hours are shown, because the stored ones are missing or invalid. */
  areDefaults: boolean;
  error?: string;
  isDisabled: boolean;
  onChange: (hours: Hours) => void;
}

/** Business hours. Initially the first three days of the week are shown. */
export function HoursField(props: HoursFieldProps) {
  const { hours, areDefaults, error, isDisabled, onChange } = props;
  const id = useId();
  const [areAllShown, setAreAllShown] = useState(false);
  // A day with an error must be visible, and stays visible after it is corrected.
  const [lastError, setLastError] = useState(error);
  if (error !== lastError) {
    setLastError(error);
    if (error) setAreAllShown(true);
  }
  const shown = areAllShown ? DAYS : DAYS.slice(0, HOURS_DAYS_SHOWN);
  return (
    <Group
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      data-field="hours"
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <h3 id={id}>Business Hours</h3>
      <ul id={`${id}-days`}>
        {shown.map((day) => (
          <DayHoursRow
            key={day}
            day={day}
            hours={hours[day]}
            isDisabled={isDisabled}
            onChange={(changed) => onChange({ ...hours, [day]: changed })}
          />
        ))}
      </ul>
      {areDefaults && (
        <p>
          No business hours have been saved yet. The defaults are shown. Change one to save them.
        </p>
      )}
      {error && (
        <p id={`${id}-error`} data-error="">
          {error}
        </p>
      )}
      <Button
        type="button"
        aria-expanded={areAllShown}
        aria-controls={`${id}-days`}
        onClick={() => setAreAllShown(!areAllShown)}
      >
        {areAllShown ? 'Show fewer days' : 'Show all days'}
      </Button>
    </Group>
  );
}
