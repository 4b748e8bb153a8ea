import * as v from 'valibot';
import { EXAMPLE_AMOUNT, parseMoney, rateInput, rateOfInput } from '@/domain/rental/money';
import {
  INVALID_PERCENT,
  parsePercent,
  parseWholeNumber,
  localNumber,
  plainNumber,
  typedNumber,
} from '@/domain/text/typedNumber';
import { formatPercent } from '@/domain/text/formatNumber';
import { formatPrice } from '@/domain/text/price';
import { cellOf, baseOf, type RecordField, type FieldOptions } from '../field';
import { storedAs } from './wrappers';

/** A number of 0 or more, which forms do not show unless it is a `count`. An empty input means 0. */
export function number<const P extends string>(
  path: P,
  { isWhole, ...options }: FieldOptions & { isWhole: boolean },
): RecordField<P, string, number> {
  const base = baseOf(path, options);
  const message = `${base.label} must be a ${isWhole ? 'whole number' : 'number'}, 0 or more`;
  // Not everything that is a number in JavaScript, such as '1e5' or '0x10'. A whole number with a point or a comma, such
  // as '1,000', would become another number.
  const pattern = isWhole ? /^(?:0|[1-9]\d*)$/ : /^(?:0|[1-9]\d*)(?:[.,]\d+)?$/;
  const read = (input: string) => {
    const text = typedNumber(input.trim() || '0');
    const value = pattern.test(text) ? Number(text.replace(',', '.')) : NaN;
    return (isWhole ? Number.isSafeInteger(value) : Number.isFinite(value)) ? value : undefined;
  };
  return {
    ...base,
    toInput: (value = 0) => String(value),
    schema: (stored) =>
      v.pipe(
        v.string(),
        v.check((input) => input === stored.input || read(input) !== undefined, message),
      ),
    fromInput: (input) => read(input) ?? 0,
    csv: cellOf(path, options, {
      write: plainNumber,
      read: (cell) => (cell.trim() === '' ? { problem: message } : { input: cell }),
    }),
    text: String,
  };
}

/** A whole number of 0 or more in a form. An empty input means 0. */
export const count = <const P extends string>(path: P, options: FieldOptions = {}) => ({
  ...number(path, { ...options, isWhole: true }),
  shown: { as: 'count' } as const,
});

/** A number that may be stored as `unknown`, because it could not be read. It stays until there is another one. */
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
    csv: csv && { ...csv, write: (value) => (value === 'unknown' ? value : csv.write(value)) },
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
    csv: cellOf(path, options, {
      write: (value) => (value === undefined ? '' : plainNumber(value)),
      read: (cell) => ({ input: localNumber(cell) }),
    }),
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
      read(cell, { value, context: { isNew } }) {
        const expected = isNew ? initial : write(value as Price).trim();
        const isSame = localNumber(cell.trim()) === expected || (isNew && cell.trim() === '');
        return isSame ? {} : { problem: 'cannot be changed in the back office' };
      },
    }),
    text: (value) => formatPrice(value),
  };
}
