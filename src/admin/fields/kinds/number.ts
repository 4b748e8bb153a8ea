import * as v from 'valibot';
import { EXAMPLE_AMOUNT, parseMoney, rateInput, rateOfInput } from '@/domain/rental/money';
import {
  INVALID_PERCENT,
  parsePercent,
  parseWholeNumber,
  localNumber,
  plainNumber,
} from '@/domain/text/typedNumber';
import { formatPercent } from '@/domain/text/formatNumber';
import { formatPrice } from '@/domain/text/price';
import { numberCell, schemaCell } from '../csvCells';
import { cellOf, baseOf, type RecordField, type FieldOptions } from '../field';
import { storedAs } from './wrappers';

/** A whole number of 0 or more. An empty input means 0. */
export function count<const P extends string>(
  path: P,
  options: FieldOptions = {},
): RecordField<P, string, number> {
  const base = baseOf(path, options);
  const cell = numberCell(true);
  const read = (input: string) => (input.trim() === '' ? 0 : cell.read(input).value);
  return {
    ...base,
    toInput: (value = 0) => String(value),
    schema: (stored) =>
      v.pipe(
        v.string(),
        v.check(
          (input) => input === stored.input || read(input) !== undefined,
          `${base.label} must be a whole number, 0 or more`,
        ),
      ),
    fromInput: (input) => read(input) ?? 0,
    shown: { as: 'count' },
    csv: cellOf(path, options, cell),
    text: String,
  };
}

/** A number that forms do not show. */
export function number<const P extends string>(
  path: P,
  options: FieldOptions & { isWhole: boolean },
): RecordField<P, number, number> {
  return {
    ...baseOf(path, options),
    toInput: (value = 0) => value,
    schema: () => v.number(),
    fromInput: (value) => value,
    csv: cellOf(path, options, numberCell(options.isWhole)),
    text: String,
  };
}

/** A number that may be stored as `unknown`, because it could not be read. */
export function maybeUnknown<P extends string>(
  field: RecordField<P, string, number>,
): RecordField<P, string, number | 'unknown'> {
  const { csv, toInput, ...rest } = field;
  return {
    ...rest,
    toInput: (value, context) => (value === 'unknown' ? value : toInput(value, context)),
    schema: ({ input, context }) => field.schema({ value: undefined, input, context }),
    fromInput: (input, { context }, values) =>
      field.fromInput(input, { value: undefined, input, context }, values),
    text: String,
    csv: csv && {
      column: csv.column,
      write: (value) => (value === 'unknown' ? value : csv.write(value)),
      read: (cell, _before, content) =>
        cell.trim() === 'unknown' ? { value: 'unknown' } : csv.read(cell, undefined, content),
    },
  };
}

/** An amount above 0 in the main unit of the currency, or none. */
export function money<const P extends string>(
  path: P,
  options: FieldOptions & { hint: string },
): RecordField<P, string, number | undefined> {
  const schema = v.pipe(
    v.string(),
    v.check(
      (input) => input.trim() === '' || (parseMoney(input) ?? 0) > 0,
      `Enter an amount above 0, such as ${EXAMPLE_AMOUNT}, or leave the field empty`,
    ),
  );
  const cell = v.pipe(v.string(), v.transform(localNumber), schema, v.transform(rateOfInput));
  return {
    ...baseOf(path, options),
    toInput: rateInput,
    schema: () => schema,
    fromInput: rateOfInput,
    shown: {
      as: 'text',
      hint: options.hint,
      html: { inputMode: 'decimal', autoComplete: 'off' },
    },
    csv: cellOf(
      path,
      options,
      schemaCell(cell, (value) => (value === undefined ? '' : plainNumber(value))),
    ),
    text: String,
  };
}

interface ParsedOptions extends FieldOptions {
  hint?: string;
  write: (value: number) => string;
  read: (text: string) => number | undefined;
  invalid: string;
  inputMode: 'numeric' | 'decimal';
}

function parsed<const P extends string>(
  path: P,
  { hint, write, read, invalid, inputMode, ...options }: ParsedOptions,
): RecordField<P, string, number | undefined> {
  return {
    ...baseOf(path, options),
    toInput: (value) => (value === undefined ? '' : write(value)),
    schema: () =>
      v.pipe(
        v.string(),
        v.check(
          (text) => text.trim() === '' || read(text) !== undefined,
          `${invalid}, or leave the field empty`,
        ),
      ),
    fromInput: (text) => (text.trim() === '' ? undefined : read(text)),
    shown: { as: 'text', hint, html: { inputMode, autoComplete: 'off' } },
    text: String,
  };
}

export const integer = <const P extends string>(
  path: P,
  { min, max, ...options }: FieldOptions & { hint?: string; min: number; max: number },
) =>
  parsed(path, {
    ...options,
    write: String,
    read(text) {
      const value = parseWholeNumber(text);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
    invalid: `Enter a whole number from ${min} to ${max}`,
    inputMode: 'numeric',
  });

export const percent = <const P extends string>(
  path: P,
  options: FieldOptions & { hint?: string },
) =>
  parsed(path, {
    ...options,
    write: (value) => formatPercent(Math.round(value * 100)),
    read(text) {
      const basisPoints = parsePercent(text);
      return basisPoints === undefined ? undefined : basisPoints / 100;
    },
    invalid: INVALID_PERCENT,
    inputMode: 'decimal',
  });

/** A number that may be stored as `unknown`, because it could not be read. It stays until there is another one. */
export const unknownAsEmpty = <P extends string>(
  field: RecordField<P, string, number | undefined>,
): RecordField<P, string, number | 'unknown' | undefined> =>
  storedAs(
    field,
    (value) => (value === 'unknown' ? undefined : value),
    (value) => value,
  );

type Price = string | number | undefined;

/** A price that cannot be changed. New records have the given text. */
export function fixed<const P extends string>(
  path: P,
  initial: string,
  options: FieldOptions & { hint: string },
): RecordField<P, string, Price> {
  const write = (value: Price = '') => (typeof value === 'number' ? plainNumber(value) : value);
  return {
    ...baseOf(path, options),
    toInput: (value) => formatPrice(value),
    schema: () => v.string(),
    fromInput: (_input, { value }) => value,
    shown: { as: 'fixed', hint: options.hint },
    csv: cellOf(path, options, {
      write,
      read(cell, before) {
        const expected = before === undefined ? initial : write(before).trim();
        const isSame =
          localNumber(cell.trim()) === expected || (before === undefined && cell.trim() === '');
        return isSame ? {} : { problem: 'cannot be changed in the back office' };
      },
    }),
    text: (value) => formatPrice(value),
  };
}
