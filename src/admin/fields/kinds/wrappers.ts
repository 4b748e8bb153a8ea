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
    // Called with values that are there, as `write`.
    text: (value, content) => field.text(value as V, content),
    csv: csv && {
      column: csv.column,
      write: (value) => csv.write(value as V),
      read(cell, before, content) {
        const result = csv.read(cell, before, content);
        return result.value === undefined ? result : { value: filled(result.value) };
      },
    },
  };
}
