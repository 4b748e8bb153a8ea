import * as v from 'valibot';
import { toDateInput } from '@/domain/text/dateInput';
import { dateFieldValue } from '@/domain/text/dates';
import { baseOf, cellOf, type FieldOptions, type RecordField } from '../field';

/** A day as `YYYY-MM-DD`. Another stored text, such as a month, is shown as its first day until a day is chosen. */
export function date<const P extends string>(
  path: P,
  options: FieldOptions & { required?: string },
): RecordField<P, string, string> {
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && dateFieldValue(day) === day;
  const { required } = options;
  return {
    ...baseOf(path, options),
    isRequired: required !== undefined,
    toInput: (day, { isNew }) =>
      isNew && required !== undefined ? toDateInput(new Date()) : dateFieldValue(day),
    schema: ({ value = '' }) =>
      v.pipe(
        v.string(),
        v.check(
          (day) =>
            required === undefined ||
            day !== '' ||
            (dateFieldValue(value) === '' && value.trim() !== ''),
          required,
        ),
      ),
    fromInput: (day) => day,
    shown: { as: 'date' },
    csv: cellOf(path, options, {
      write: String,
      read(cell) {
        const day = cell.trim();
        return isDay(day) || (day === '' && required === undefined)
          ? { input: day }
          : { problem: 'must be a date such as 2026-03-14' };
      },
    }),
    text: String,
  };
}
