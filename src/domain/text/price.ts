import { company } from '../company/company';
import { formatInteger } from './formatNumber';

export const PRICE_ON_REQUEST = 'Price on Request';

type Price = string | number | null | undefined;

const { money, number } = company;

/** A number in the company's currency or without one. */
const AMOUNT = new RegExp(
  `^(?:${money.marks})?\\s*\\d[\\d${number.group}\\s]*(?:[.${number.decimal}]\\d+\\s*)?(?:${money.marks})?$`,
  'iu',
);
/** A number without a currency and words after it, such as `25,000 per day`. */
const AMOUNT_AND_WORDS = new RegExp(
  `^\\d[\\d${number.group}]*(?:[.${number.decimal}]\\d+)?((?:\\s*/|\\s)[\\p{Ll}\\p{P}\\s]+)$`,
  'u',
);
/** Two decimals after a point, as programs write them where people write a comma. */
const PLAIN_DECIMALS = /\d\.\d{1,2}(?!\d)/;

/**
 * Parses the number in a price by removing non-numeric characters. Never throws.
 * @returns null if no finite number is left
 */
export function priceNumber(price: Price): number | null {
  if (typeof price === 'number') return Number.isFinite(price) ? price : null;
  if (typeof price !== 'string') return null;
  const sign = PLAIN_DECIMALS.test(price) ? '.' : number.decimal;
  const digits = price.replace(sign === ',' ? /[^\d,]|,(?!\d)/g : /[^\d.]|\.(?!\d)/g, '');
  const amount = Number.parseFloat(digits.replace(sign, '.'));
  return Number.isFinite(amount) ? amount : null;
}

/** Returns an amount with the currency, from the digits before and after the decimal sign. */
export function moneyText(whole: string, fraction: string): string {
  const decimals = fraction && number.decimal + fraction;
  return money.prefix + formatInteger(whole) + decimals + money.suffix;
}

function amountText(amount: number): string {
  const digits = Math.abs(amount).toFixed(Number.isInteger(amount) ? 0 : money.decimals);
  const [whole = '', fraction = ''] = digits.split('.');
  return (amount < 0 ? '-' : '') + moneyText(whole, fraction);
}

/**
 * Formats a price with the currency, or 'Price on Request' without a number. Texts with more information,
 * such as `25,000 EUR/day`, a range or another currency, are returned unchanged. Never throws.
 */
export function formatPrice(price: Price): string {
  const amount = priceNumber(price);
  if (amount === null) return PRICE_ON_REQUEST;
  if (typeof price !== 'string') return amountText(amount);
  const written = price.trim();
  if (AMOUNT.test(written)) return amountText(amount);
  const words = AMOUNT_AND_WORDS.exec(written)?.[1];
  return words === undefined ? written : `${amountText(amount)}${words}`;
}
