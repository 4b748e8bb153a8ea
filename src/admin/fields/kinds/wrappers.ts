import type { RecordField } from '../field';

const isBlank = (value: unknown) =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** A field that a record lacks while its value is empty. */
export function optional<P extends string, In, V>(
  field: RecordField<P, In, V>,
): RecordField<P, In, V | undefined> {
  const { csv } = field;
  const filled = (value: V): V | undefined => (isBlank(value) ? undefined : value);
  return {
    ...field,
    schema: ({ value, ...stored }) => field.schema({ value, ...stored }),
    fromInput: (input, { value, ...stored }, values) =>
      filled(field.fromInput(input, { value, ...stored }, values)),
    text: (value, content) => (value === undefined ? '' : field.text(value, content)),
    csv: csv && {
      column: csv.column,
      write: (value) => (value === undefined ? '' : csv.write(value)),
      read(cell, before, content) {
        const result = csv.read(cell, before, content);
        return result.value === undefined ? result : { value: filled(result.value) };
      },
    },
  };
}

/** A field with an input of one form only. */
export const own = <P extends string, In, V>(
  field: RecordField<P, In, V>,
): RecordField<P, In, V> => ({
  ...field,
  shown: { as: 'own' },
});
