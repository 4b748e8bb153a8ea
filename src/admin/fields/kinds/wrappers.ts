import type { RecordField } from '../field';

export const isBlank = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : value === false || (typeof value === 'string' && value.trim() === '');

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
    csv: csv && { ...csv, write: (value) => csv.write(value as V) },
  };
}

/** A field whose value is stored in another shape than the one that its kind has. */
export function storedAs<P extends string, In, A, B>(
  field: RecordField<P, In, A>,
  write: (value: B) => A,
  read: (value: A, before: B | undefined) => B,
): RecordField<P, In, B> {
  const { csv } = field;
  const written = (value: B | undefined) => (value === undefined ? undefined : write(value));
  return {
    ...field,
    toInput: (value, context) => field.toInput(written(value), context),
    schema: ({ value, ...stored }) => field.schema({ value: written(value), ...stored }),
    fromInput: (input, { value, ...stored }, values) =>
      read(field.fromInput(input, { value: written(value), ...stored }, values), value),
    text: (value, content) => field.text(write(value), content),
    csv: csv && { ...csv, write: (value) => csv.write(write(value)) },
  };
}
