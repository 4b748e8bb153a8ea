import * as v from 'valibot';
import { toDateInput } from '@/domain/text/dateInput';
import { dateFieldValue } from '@/domain/text/dates';
import { schemaCell, trimmed } from '../csvCells';
import { baseOf, cellOf, type FieldOptions, type RecordField } from '../field';

/**
 * A day as `YYYY-MM-DD`, today in a new record. The stored text may be another one, such as a month and year, which is shown
 * as its first day. It stays until another day is chosen.
 */
export function date<const P extends string>(
  path: P,
  options: FieldOptions & { required: string },
): RecordField<P, string, string> {
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && dateFieldValue(day) === day;
  return {
    ...baseOf(path, options),
    isRequired: true,
    toInput: (day, { isNew }) => (isNew ? toDateInput(new Date()) : dateFieldValue(day)),
    schema: ({ value = '' }) =>
      v.pipe(
        v.string(),
        v.check(
          (day) => day !== '' || (dateFieldValue(value) === '' && value.trim() !== ''),
          options.required,
        ),
      ),
    fromInput: (day) => day,
    shown: { as: 'date' },
    csv: cellOf(
      path,
      options,
      schemaCell(v.pipe(trimmed, v.check(isDay, 'must be a date such as 2026-03-14'))),
    ),
    text: String,
  };
}
