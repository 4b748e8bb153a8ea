import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ComponentType } from 'react';
import { contentApi } from '@/api/content/contentApi';
import { closedDayHints } from '@/domain/availability/closedDays';
import { formatRentalDates } from '@/domain/availability/rentalDates';
import { openDays } from '@/domain/site/openDays';
import { MOTION, RADII } from '@/theme/tokens';
import { IconButton } from '@/ui/form/Button';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { DatesGroup, Foot, Title } from './DatesGroup';
import { NARROWEST } from './datesLayout';
import { useDatesInput, type DatesInput } from './useDatesInput';
import { usePublishedText } from './PublishedLine';

function promptOf({ fields }: DatesInput): string {
  if (fields.from) return 'Choose the last day too.';
  if (fields.to) return 'Choose the first day too.';
  return 'Choose your dates once. They apply to the store, your cart and your request.';
}

function ChosenDates({ dates, today }: Pick<DatesInput, 'dates' | 'today'>) {
  const { data: site } = contentApi.endpoints.site.useQueryState();
  if (!dates || today === undefined) return null;
  const open = site && openDays(site);
  const hints = open ? closedDayHints(dates, open, today) : [];
  return (
    <>
      <p translate="no">{formatRentalDates(dates)}</p>
      {hints.map((hint) => (
        <p key={hint} data-tone="hint">
          {hint}
        </p>
      ))}
    </>
  );
}

function PublishedText() {
  const text = usePublishedText();
  return text && <p data-tone="age">{text}</p>;
}

function DatesNote({ id, input }: { id: string; input: DatesInput }) {
  const { dates, today, error } = input;
  return (
    <div className="note" id={id} aria-live="polite">
      {error && <p data-tone="error">{error.message}</p>}
      {!error && !dates && <p>{promptOf(input)}</p>}
      {!error && <ChosenDates dates={dates} today={today} />}
      {!error && <PublishedText />}
    </div>
  );
}

const DatesCalendar = lazyComponent(() => import('./DatesCalendar'));

const Fields = styled('div')(({ theme }) => ({
  display: 'flex',
  // Below each other where the text is large.
  flexWrap: 'wrap',
  gap: 8,
  maxWidth: 480,
  '& > label': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 5.75rem',
    minWidth: 0,
    padding: '4px 10px 4px 12px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.field,
    backgroundColor: theme.vars?.palette.background.paper,
    cursor: 'text',
    transition: `border-color ${MOTION.quick}ms ${MOTION.ease}`,
    [theme.breakpoints.down('sm')]: { paddingInline: 8 },
  },
  '& > label:hover': { borderColor: theme.vars?.palette.primary.main },
  '& > label:focus-within': {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars?.palette.primary.main}`,
  },
  '& > label:has([aria-invalid="true"])': { borderColor: theme.vars?.palette.error.main },
  '& > label > span': {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.3,
    color: theme.vars?.palette.text.secondary,
  },
  '& input': {
    width: '100%',
    minWidth: 0,
    minHeight: 28,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    // iOS zooms into a focused field whose font is smaller than 16 px.
    fontSize: '1rem',
  },
  // On a phone a date needs the whole width of its field.
  [theme.breakpoints.down('sm')]: {
    '& ::-webkit-calendar-picker-indicator': { position: 'absolute', top: 6, right: 8, margin: 0 },
  },
  [NARROWEST]: { '& input': { appearance: 'none' } },
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
    <label>
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
        <DatesCalendar
          dates={input.dates}
          limits={input.limits}
          onChoose={input.choose}
          onClose={handleClose}
          anchor={anchor}
          onOutside={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

interface RentalDatesFormProps {
  Filter?: ComponentType<{ onMissing: () => void }>;
}

/** On phones the texts are hidden until a field is used or the title is pressed. `Filter` is shown below. */
export default function RentalDatesForm({ Filter }: RentalDatesFormProps) {
  const input = useDatesInput();
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || input.error !== undefined;
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  const noteId = `${id}-note`;
  const focusFields = () => fields.current?.querySelector('input')?.focus();
  const handleClear = () => {
    input.clear();
    // The button disappears.
    focusFields();
  };
  return (
    <DatesGroup role="group" aria-labelledby={id} data-open={isOpen || undefined}>
      <Title>
        <span id={id}>Rental dates</span>
        <button
          type="button"
          aria-labelledby={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpened(!isOpen)}
        >
          <ExpandMoreIcon />
        </button>
      </Title>
      <Fields ref={fields} className="fields" onFocus={() => setIsOpened(true)}>
        <DateField label="From" name="from" input={input} noteId={noteId} />
        <DateField label="To" name="to" input={input} noteId={noteId} />
        <CalendarButton input={input} />
      </Fields>
      <Foot className="foot">
        <DatesNote id={noteId} input={input} />
        {!input.isEmpty && (
          <button type="button" className="clear" onClick={handleClear}>
            Clear dates
          </button>
        )}
      </Foot>
      {Filter && (
        <div className="filter">
          <Filter onMissing={focusFields} />
        </div>
      )}
    </DatesGroup>
  );
}
