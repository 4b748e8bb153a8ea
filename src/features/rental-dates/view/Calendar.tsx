import { styled } from '@mui/material/styles';
import { createContext, use, useState, type ComponentProps } from 'react';
import { DayButton, DayPicker, type DateRange } from 'react-day-picker';
import type { Day, RentalDates } from '@/domain/availability/day';
import { company } from '@/domain/company/company';
import { toDateInput } from '@/domain/text/dateInput';
import { formatDate } from '@/domain/text/dates';
import { HEIGHTS } from '@/theme/tokens';
import { IconButton } from '@/ui/form/Button';

/** Returns a day as a date of the browser's time zone, which calendar components work with. */
export function dateOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' });

/** Returns a date of the browser's time zone for screen readers: 'Tuesday, 24 November 2026'. */
function formatLongDate(date: Date): string {
  return `${weekday.format(date)}, ${formatDate(toDateInput(date))}`;
}

const Frame = styled('div')(({ theme }) => ({
  // Two months fill it, so that the buttons at its end are above the second one.
  '& .rdp-root': { position: 'relative', maxWidth: 840 },
  '& .rdp-months': { display: 'flex', flexWrap: 'wrap', gap: '24px 40px' },
  '& .rdp-month': { flex: '1 1 288px', maxWidth: 400 },
  '& .rdp-month_caption': {
    display: 'flex',
    alignItems: 'center',
    minHeight: HEIGHTS.touch,
    fontWeight: 650,
  },
  '& .rdp-nav': { position: 'absolute', top: 0, right: 0, display: 'flex', zIndex: 1 },
  '& .rdp-chevron': { fill: 'currentColor', width: 18, height: 18 },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': {
    padding: '4px 0',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars?.palette.text.secondary,
  },
  '& td': { padding: 1 },
  '& td button': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    width: '100%',
    minHeight: HEIGHTS.touch,
    border: '1px solid transparent',
    borderRadius: 8,
    fontSize: '0.9375rem',
    lineHeight: 1.25,
  },
  '& td button small': { fontSize: '0.75rem', color: theme.vars?.palette.success.main },
  '& td button[data-level="partly"] small': { color: theme.vars?.palette.warning.main },
  '& td button[data-level="booked"], & td button[data-level="booked"] small': {
    color: theme.vars?.palette.text.secondary,
  },
  '& td button[data-level="booked"]': { backgroundColor: theme.vars?.palette.sunken },
  '& td button[data-level="booked"] > span': { textDecoration: 'line-through' },
  '& td button:hover:enabled': { borderColor: theme.vars?.palette.primary.main },
  '& td button:focus-visible': { outlineOffset: 0 },
  '& td button:disabled': { opacity: 0.45, cursor: 'default' },
  '& .rdp-today button': { borderColor: theme.vars?.palette.edge },
  '& td.rdp-selected button': {
    borderColor: theme.vars?.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.accentFill} 12%, transparent)`,
  },
  '& td.rdp-range_start button, & td.rdp-range_end button': {
    color: theme.vars?.palette.onAccent,
    backgroundColor: theme.vars?.palette.accentFill,
    '& small': { color: 'inherit' },
  },
}));

/** Available units of a product on a day, of its stock. Undefined for a day without a number. */
type DayAvailability = (day: Day) => { available: number; stock: number } | undefined;

const AvailabilityOfDay = createContext<DayAvailability>(() => undefined);

function levelOf({ available, stock }: { available: number; stock: number }): string {
  if (available === 0) return 'booked';
  return available < stock ? 'partly' : 'available';
}

function DayWithUnits({ children, ...props }: ComponentProps<typeof DayButton>) {
  const found = use(AvailabilityOfDay)(toDateInput(props.day.date));
  return (
    <DayButton {...props} data-level={found && levelOf(found)}>
      <span>{children}</span>
      {found && <small>{found.available}</small>}
    </DayButton>
  );
}

const COMPONENTS = {
  DayButton: DayWithUnits,
  PreviousMonthButton: IconButton,
  NextMonthButton: IconButton,
};

/** State of the first month that is shown. It follows a day that is chosen elsewhere on the page. */
function useMonthOf(day: Day) {
  const [month, setMonth] = useState(() => dateOfDay(day));
  const [known, setKnown] = useState(day);
  if (day !== known) {
    const shown = [month, new Date(month.getFullYear(), month.getMonth() + 1, 1)];
    const isShown = shown.some((one) => toDateInput(one).slice(0, 7) === day.slice(0, 7));
    setKnown(day);
    if (!isShown) setMonth(dateOfDay(day));
  }
  return [month, setMonth] as const;
}

interface CalendarProps {
  dates: RentalDates | null;
  /** The first and the last day that can be chosen: today for the company, and a year later. */
  limits: { min: Day; max: Day };
  onChoose: (dates: RentalDates) => void;
  availabilityOf?: DayAvailability;
  hasFocus?: boolean;
}

/** The first press chooses the first day, the second one the last day. */
export function Calendar({ dates, limits, onChoose, availabilityOf, hasFocus }: CalendarProps) {
  const { min: today, max } = limits;
  const [first, setFirst] = useState<Day>();
  const [month, setMonth] = useMonthOf(dates?.from ?? today);
  const selected: DateRange | undefined = first
    ? { from: dateOfDay(first) }
    : dates
      ? { from: dateOfDay(dates.from), to: dateOfDay(dates.to) }
      : undefined;
  const start = dateOfDay(today);
  const end = dateOfDay(max);

  const handleSelect = ({ from, to }: DateRange) => {
    setFirst(from && !to ? toDateInput(from) : undefined);
    if (from && to) onChoose({ from: toDateInput(from), to: toDateInput(to) });
  };
  const labelDayButton = (date: Date, modifiers: Record<string, boolean>) => {
    const day = toDateInput(date);
    const found = day < today ? undefined : availabilityOf?.(day);
    return [
      formatLongDate(date),
      found && `${found.available} available`,
      modifiers['selected'] && 'selected',
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <Frame translate="no">
      <AvailabilityOfDay value={(day) => (day < today ? undefined : availabilityOf?.(day))}>
        <DayPicker
          mode="range"
          required
          resetOnSelect
          numberOfMonths={2}
          weekStartsOn={company.firstWeekday}
          // The calendar was opened by a button, so focus moves into it.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocus}
          selected={selected}
          onSelect={handleSelect}
          month={month}
          onMonthChange={setMonth}
          today={start}
          startMonth={start}
          endMonth={end}
          disabled={[{ before: start }, { after: end }]}
          components={COMPONENTS}
          labels={{
            labelDayButton,
            labelPrevious: () => 'Previous month',
            labelNext: () => 'Next month',
          }}
        />
      </AvailabilityOfDay>
    </Frame>
  );
}
