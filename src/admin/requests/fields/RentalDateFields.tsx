import { useRef } from 'react';
import { addDays, countDays, isDay, type Day } from '@/domain/availability/day';
import type { RentalRequest } from '@/domain/rental/schema';
import { datesOfRequest } from '@/domain/rental/requestSteps';
import { ParsedField } from './ParsedField';
import { ResponsiveGrid } from './ResponsiveGrid';
import { requestFields, type RequestFieldsProps } from './requestPart';

const parseDay = (text: string) => (text === '' || isDay(text) ? text : undefined);

type OptionalDates = Pick<RentalRequest, 'from' | 'to'>;

/** Returns the last day of the dates when they begin on another day: as long as before if it would be before that day. */
function lastDayFrom(day: Day, dates: OptionalDates): Day {
  if (dates.to === '' || day <= dates.to) return dates.to;
  const known = datesOfRequest(dates);
  return known ? addDays(day, countDays(known) - 1) : day;
}

function EditableDates({
  request: { from, to },
  onChange,
  isDisabled,
}: RequestFieldsProps<'from' | 'to'>) {
  /** The dates before the first day was edited, because browsers report other days while one is typed; and its result. */
  const edit = useRef<{ before: OptionalDates; to: Day }>(undefined);
  const handleFrom = (day: Day) => {
    const before = edit.current?.to === to ? edit.current.before : { from, to };
    edit.current = { before, to: lastDayFrom(day, before) };
    onChange({ from: day, to: edit.current.to });
  };
  return (
    <ResponsiveGrid minWidth={124}>
      <ParsedField
        label="From"
        type="date"
        value={from}
        format={String}
        parse={parseDay}
        invalid="Enter a valid date"
        onChange={handleFrom}
        disabled={isDisabled}
        onFocus={() => {
          edit.current = undefined;
        }}
      />
      <ParsedField
        label="To"
        type="date"
        value={to}
        format={String}
        parse={(text) => {
          const day = parseDay(text);
          return day !== undefined && day !== '' && day < from ? undefined : day;
        }}
        invalid="Enter a date that is not before the first day"
        onChange={(day) => onChange({ to: day })}
        disabled={isDisabled}
        inputProps={{ min: from }}
      />
    </ResponsiveGrid>
  );
}

export const RentalDateFields = requestFields(['from', 'to'], EditableDates);
