import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { styled } from '@mui/material/styles';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { IconButton } from '@/ui/form/IconButton';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { WIDE_CONTROL } from './controlQuery';
import { DatesNote } from './DatesNote';
import { useDatesInput, type DatesInput } from './useDatesInput';

const DatesCalendar = lazyComponent(() => import('./DatesCalendar'));

const Place = styled('div')({ containerType: 'inline-size' });

const Group = styled('div')(({ theme }) => ({
  position: 'relative',
  '& .head': { display: 'flex', alignItems: 'center', minHeight: HEIGHTS.touch },
  '& .head > strong': { marginRight: 'auto', fontWeight: 650 },
  '& .head > button': {
    minHeight: HEIGHTS.touch,
    margin: '0 -8px',
    padding: '0 8px',
    border: 0,
    borderRadius: RADII.pill,
    background: 'none',
    color: theme.vars?.palette.primary.main,
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& .fields': { display: 'flex', alignItems: 'stretch', gap: 8 },
  [WIDE_CONTROL]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(360px, 440px) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 24,
    '& .head': { flexDirection: 'column', alignItems: 'start' },
  },
  '& .field': {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    padding: '5px 10px 4px 12px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.field,
    backgroundColor: theme.vars?.palette.background.paper,
    cursor: 'text',
    transition: `border-color ${MOTION.quick}ms ${MOTION.ease}`,
  },
  '& .field:hover': { borderColor: theme.vars?.palette.primary.main },
  '& .field:focus-within': {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars?.palette.primary.main}`,
  },
  '& .field:has([aria-invalid="true"])': { borderColor: theme.vars?.palette.error.main },
  '& .field > span': {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.3,
    color: theme.vars?.palette.text.secondary,
  },
  '& .field > input': {
    width: '100%',
    minWidth: 0,
    minHeight: 26,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    // iOS zooms into a focused field whose font is smaller than 16 px.
    fontSize: '1rem',
  },
  '& .calendar': {
    display: 'none',
    alignSelf: 'center',
    border: `1px solid ${theme.vars?.palette.edge}`,
    [theme.breakpoints.up('md')]: { display: 'inline-grid' },
  },
}));

interface DateFieldProps {
  label: string;
  name: 'from' | 'to';
  input: DatesInput;
  noteId: string;
}

function DateField({ label, name, input, noteId }: DateFieldProps) {
  const { fields, limits, error } = input;
  const isWrong = error?.field === name;
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="date"
        name={`rental-${name}`}
        autoComplete="off"
        value={fields[name]}
        min={name === 'to' && fields.from > (limits?.min ?? '') ? fields.from : limits?.min}
        max={limits?.max}
        aria-invalid={isWrong || undefined}
        aria-describedby={noteId}
        onChange={(event) => input.changeField(name, event.target.value)}
      />
    </label>
  );
}

/** Button for wide screens with a calendar that chooses both dates. */
function CalendarButton({ input }: { input: DatesInput }) {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handleClose = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={anchor}
      role="presentation"
      style={{ display: 'contents' }}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && handleClose()}
    >
      <IconButton
        ref={button}
        className="calendar"
        aria-label="Open calendar"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarMonthIcon fontSize="small" />
      </IconButton>
      {isOpen && input.limits && (
        <Suspense fallback={null}>
          <DatesCalendar
            dates={input.dates}
            limits={input.limits}
            onChoose={input.choose}
            onClose={handleClose}
            anchor={anchor}
            onOutside={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Fields for the first and the last day, with limits and hints. */
export default function RentalDatesForm({ filter }: { filter?: ReactNode }) {
  const input = useDatesInput();
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <Place>
      <Group role="group" aria-labelledby={id}>
        <div className="head">
          <strong id={id}>Rental dates</strong>
          <button
            type="button"
            // It keeps its place, so that nothing moves when dates are chosen.
            style={{ visibility: input.isEmpty ? 'hidden' : undefined }}
            onClick={({ currentTarget }) => {
              input.clear();
              currentTarget.closest('[role="group"]')?.querySelector('input')?.focus();
            }}
          >
            Clear dates
          </button>
        </div>
        <div className="fields">
          <DateField label="From" name="from" input={input} noteId={noteId} />
          <DateField label="To" name="to" input={input} noteId={noteId} />
          <CalendarButton input={input} />
        </div>
        <DatesNote id={noteId} input={input} />
        {filter}
      </Group>
    </Place>
  );
}
