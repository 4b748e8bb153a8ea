import { formatInteger } from '../text/formatNumber';

/** An amount of money in whole kobo, the hundredth part of a naira. */
export type Kobo = number;

/** Maximum amount, so that sums of amounts are exact. */
export const MAX_KOBO: Kobo = 100_000_000_000_000;

/** Digits with or without separators between groups of three, so that a decimal comma is not one of them. */
const AMOUNT = /^(?:\d{1,13}|\d{1,3}(?:[\s,_]\d{3}){1,4})(?:\.\d{1,2})?$/;

/**
 * Parses an amount in naira, with or without thousands separators and currency, such as `5,000` or
 * `₦1 250.50`.
 * @returns undefined if the text is not an amount, is negative, has more than two decimals or a decimal comma, or is too
 * large
 */
export function parseNaira(text: string): Kobo | undefined {
  const plain = text.replace(/^\s*(?:₦|NGN|N)/i, '').trim();
  if (!AMOUNT.test(plain)) return undefined;
  const [naira = '0', kobo = ''] = plain.replace(/[\s,_]/g, '').split('.');
  const amount = Number(naira) * 100 + Number(kobo.padEnd(2, '0'));
  return amount <= MAX_KOBO ? amount : undefined;
}

/** Formats by number of decimals. They are created on first use and cached, because creating one is slow. */
const formats = new Map<number, Intl.NumberFormat>();

function formatOf(decimals: number): Intl.NumberFormat {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat('en-NG', {
      style: 'currency',
      currency: 'NGN',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(decimals, format);
  return format;
}

/** Formats an amount: `₦5,000`, with kobo only if there are any: `₦5,000.50`. */
export function formatNaira(amount: Kobo): string {
  return formatOf(amount % 100 === 0 ? 0 : 2).format(amount / 100);
}

/** Formats an amount for a text field: `5,000`, `5,000.50`. */
export function nairaInput(amount: Kobo): string {
  const naira = formatInteger(Math.floor(amount / 100));
  const kobo = amount % 100;
  return kobo === 0 ? naira : `${naira}.${String(kobo).padStart(2, '0')}`;
}

/** Returns the quotient rounded half up. Both are whole and not negative; exact for every amount. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((dividend * 2n + divisor) / (divisor * 2n));
}
