import { useRef } from 'react';
import { addDays, countDays, type Day } from '@/domain/availability/day';
import type { RentalRequest } from '@/domain/rental/schema';
import { datesOfRequest } from '@/domain/rental/requestSteps';
import { ParsedField, optionalDay } from './ParsedField';
import { ResponsiveGrid } from './ResponsiveGrid';
import { requestFields, type RequestFieldsProps } from './requestPart';

type OptionalDates = Pick<RentalRequest, 'from' | 'to'>;

/** Returns the last day of the dates when they begin on another day: as long as before if it would be before that day. */
function lastDayFrom(day: Day, dates: OptionalDates): Day {
  if (dates.to === '' || day <= dates.to) return dates.to;
  const known = datesOfRequest(dates);
  return known ? addDays(day, countDays(known) - 1) : day;
}

function EditableDates({ request: { from, to }, onChange }: RequestFieldsProps<'from' | 'to'>) {
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
        {...optionalDay}
        label="From"
        value={from}
        onChange={handleFrom}
        onFocus={() => {
          edit.current = undefined;
        }}
      />
      <ParsedField
        {...optionalDay}
        label="To"
        value={to}
        parse={(text) => {
          const day = optionalDay.parse(text);
          return day !== undefined && day !== '' && day < from ? undefined : day;
        }}
        invalid="Enter a date that is not before the first day"
        onChange={(day) => onChange({ to: day })}
        inputProps={{ min: from }}
      />
    </ResponsiveGrid>
  );
}

export const RentalDateFields = requestFields(['from', 'to'], EditableDates);
