import { formatInteger } from './formatNumber';

export const PRICE_ON_REQUEST = 'Price on Request';

type Price = string | number | null | undefined;

/** A number, in naira or without a currency. */
const AMOUNT = /^(?:₦|NGN|N)?\s*\d[\d,\s]*(?:\.\d+\s*)?(?:₦|NGN|naira)?$/i;
/** A number without a currency and words after it, such as `25,000 per day`. */
const AMOUNT_AND_WORDS = /^\d[\d,]*(?:\.\d+)?((?:\s*\/|\s)[\p{Ll}\p{P}\s]+)$/u;

/**
 * Parses the number in a price by removing non-numeric characters. Never throws.
 * @returns null if no finite number is left
 */
export function priceNumber(price: Price): number | null {
  if (typeof price === 'number') return Number.isFinite(price) ? price : null;
  if (typeof price !== 'string') return null;
  const number = Number.parseFloat(price.replace(/[^\d.]|\.(?!\d)/g, ''));
  return Number.isFinite(number) ? number : null;
}

function naira(amount: number): string {
  const digits = Math.abs(amount).toFixed(Number.isInteger(amount) ? 0 : 2);
  const [whole = '', kobo] = digits.split('.');
  return `${amount < 0 ? '-' : ''}₦${formatInteger(whole)}${kobo ? `.${kobo}` : ''}`;
}

/**
 * Formats a price: `₦25,000`, or 'Price on Request' without a number. Texts with more information,
 * such as `₦25,000/day`, a range or another currency, are returned unchanged. Never throws.
 */
export function formatPrice(price: Price): string {
  const amount = priceNumber(price);
  if (amount === null) return PRICE_ON_REQUEST;
  if (typeof price !== 'string') return naira(amount);
  const written = price.trim();
  if (AMOUNT.test(written)) return naira(amount);
  const words = AMOUNT_AND_WORDS.exec(written)?.[1];
  return words === undefined ? written : `${naira(amount)}${words}`;
}
