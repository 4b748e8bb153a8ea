import { isDay } from '@/domain/availability/day';
import type { RentalRequest } from '@/domain/rental/schema';
import { ParsedField } from './ParsedField';
import { FieldGrid } from './FieldGrid';
import type { RequestFieldsProps } from './requestFields';

const parseDay = (text: string) => (text === '' || isDay(text) ? text : undefined);

/** Rental dates. The last day follows the first one, so that it is never before it. */
export function RentalDateFields({ request, onChange, isDisabled = false }: RequestFieldsProps) {
  const { from, to } = request;
  const handleFrom = (day: RentalRequest['from']) =>
    onChange({ from: day, ...(to !== '' && day > to && { to: day }) });
  return (
    <FieldGrid>
      <ParsedField
        label="From"
        type="date"
        value={from}
        format={String}
        parse={parseDay}
        invalid="Enter a valid date"
        onChange={handleFrom}
        isDisabled={isDisabled}
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
        isDisabled={isDisabled}
        inputProps={{ min: from }}
      />
    </FieldGrid>
  );
}
