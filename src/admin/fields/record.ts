import * as v from 'valibot';
import type { Content } from '@/domain/content/content';
import { childOf } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import type { AnyField, FieldContext, InputValues, StoredField } from './field';

type Rows = readonly AnyField[];

/** Returns the key of the input of a field in its form, see `InputKey`. */
export const inputKey = ({ path }: AnyField): string => path.replaceAll('.', '-');

export const valueOf = (record: object, { path }: Pick<AnyField, 'path'>): unknown =>
  path.split('.').reduce<unknown>(childOf, record);

/** Sets the value of a field; undefined removes it. A missing or unknown parent becomes an object. */
export function setValue(record: object, { path }: Pick<AnyField, 'path'>, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let parent = record;
  for (const key of keys) {
    const child = childOf(parent, key);
    const next = typeof child === 'object' && child !== null ? child : {};
    if (child !== next && value !== undefined) Reflect.set(parent, key, next);
    parent = next;
  }
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
}

export function withValue<T extends object>(
  record: T,
  field: Pick<AnyField, 'path'>,
  value: unknown,
): T {
  const next = structuredClone(record);
  setValue(next, field, value);
  return next;
}

export function storedOf(
  row: AnyField,
  record: object,
  context: FieldContext,
): StoredField<unknown, unknown> {
  const value = valueOf(record, row);
  return { value, input: row.toInput(value, context), context };
}

export function formInput<F extends Rows>(
  rows: F,
  record: object,
  context: FieldContext,
): InputValues<F> {
  const entries = rows.map((row) => [inputKey(row), storedOf(row, record, context).input]);
  return Object.fromEntries(entries) as InputValues<F>;
}

/** Returns the schema of the form of a record. The order is that of the errors. */
export function formSchema<F extends Rows>(
  rows: F,
  record: object,
  context: FieldContext,
): v.GenericSchema<InputValues<F>> {
  const entries = rows.map((row) => [inputKey(row), row.schema(storedOf(row, record, context))]);
  return v.looseObject(Object.fromEntries(entries)) as never;
}

/** Fields that were not edited, or that the form does not have, stay as they are stored. */
export function withInput<F extends Rows, T extends object>(
  rows: F,
  values: InputValues<F>,
  record: T,
  context: FieldContext,
): T {
  const next = structuredClone(record);
  for (const row of rows) {
    const stored = storedOf(row, record, context);
    const input: unknown = Reflect.get(values, inputKey(row));
    if (!context.isNew && sameJson(input, stored.input)) continue;
    setValue(next, row, row.fromInput(input, stored, values));
  }
  return next;
}

export const searchTextOf =
  (rows: Rows) =>
  (record: object, content: Content): string[] =>
    rows.filter(({ isSearched }) => isSearched).map((row) => textOf(row, record, content));

export function textOf(row: AnyField, record: object, content: Content): string {
  const value = valueOf(record, row);
  return value === undefined ? '' : row.text(value, content);
}
