import { INVALID_AMOUNT, moneyInput, parseMoney, type Amount } from '@/domain/rental/money';
import { parseWholeNumber } from '@/domain/rental/parseWholeNumber';

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
