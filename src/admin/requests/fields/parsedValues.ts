import * as v from 'valibot';
import type { Content } from '@/domain/content/content';
import { INVALID_AMOUNT, moneyInput, parseMoney, type Amount } from '@/domain/rental/money';
import { parseWholeNumber } from '@/domain/rental/typedValues';
import { pageContext, type RecordField } from '../../fields/field';
import { valueOf } from '../../fields/record';

// Props of a `ParsedField` for some kinds of values.

/** Returns the props for an amount. @param empty the value of an empty field */
export const amountOr = <E extends 0 | null>(empty: E) => ({
  format: (amount: Amount | E) => (amount === empty ? '' : moneyInput(amount ?? 0)),
  parse: (text: string) => (text.trim() === '' ? empty : parseMoney(text)),
  invalid: INVALID_AMOUNT,
  inputProps: { inputMode: 'decimal' as const },
});

/** Returns the props for a whole number within limits. */
export const wholeNumberIn = (min: number, max: number) => ({
  format: String,
  parse(text: string): number | undefined {
    const number = parseWholeNumber(text);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  },
  invalid: `Enter a whole number from ${min} to ${max}`,
  inputProps: { inputMode: 'numeric' as const },
});

/** The fields that the desk edits look up nothing. */
const context = pageContext({} as Content);

/** Returns the props for a field of a table of fields. */
export function propsOfField<V>(field: RecordField<string, string, V>, record: object) {
  const value = valueOf(record, field) as V | undefined;
  const stored = { value, input: field.toInput(value, context), context };
  const check = (text: string) => v.safeParse(field.schema(stored), text);
  return {
    label: field.label,
    value: [value] as [V | undefined],
    format: () => stored.input,
    parse: (text: string): [V | undefined] | undefined =>
      check(text).success ? [field.fromInput(text, stored, {})] : undefined,
    invalid: (text: string) => check(text).issues?.[0].message ?? '',
    ...(field.shown?.as === 'text' && { inputProps: field.shown.html }),
  };
}

/** The props for a link to a page of a payment service: https only. */
export const PAYMENT_LINK = {
  label: 'Payment link',
  type: 'url',
  format: String,
  parse(text: string): string | undefined {
    const plain = text.trim();
    if (plain === '') return '';
    return URL.canParse(plain) && new URL(plain).protocol === 'https:' ? plain : undefined;
  },
  invalid: 'Enter a link that begins with https://',
};
