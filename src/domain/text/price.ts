import { company } from '../company/company';
import { formatInteger } from './formatNumber';

export const PRICE_ON_REQUEST = 'Price on Request';

type Price = string | number | null | undefined;

const { money } = company;

/** A number in the company's currency or without one. */
const AMOUNT = new RegExp(
  `^(?:${money.marks})?\\s*\\d[\\d${money.groups}\\s]*(?:[.${money.decimalSigns}]\\d+\\s*)?(?:${money.marks})?$`,
  'iu',
);
/** A number without a currency and words after it, such as `25,000 per day`. */
const AMOUNT_AND_WORDS = new RegExp(
  `^\\d[\\d${money.groups}]*(?:[.${money.decimalSigns}]\\d+)?((?:\\s*/|\\s)[\\p{Ll}\\p{P}\\s]+)$`,
  'u',
);
/** Digits before and after a decimal sign. Programs write one or two decimals after a point where people write a comma. */
const DECIMALS = new RegExp(
  `^([^]*?\\d)(?:[${money.decimal}]|[.${money.decimalSigns}](?=\\d\\d?(?!\\d)))(\\d[^]*)`,
);

/** Ignores other characters. Null if no finite number is left. Never throws. */
export function priceNumber(price: Price): number | null {
  if (typeof price === 'number') return Number.isFinite(price) ? price : null;
  if (typeof price !== 'string') return null;
  const [, whole = price, fraction = ''] = DECIMALS.exec(price) ?? [];
  const [digits, decimals] = [whole, fraction].map((text) => text.replace(/\D/g, ''));
  const amount = Number.parseFloat(`${digits}.${decimals}`);
  return Number.isFinite(amount) ? amount : null;
}

export function amountDigits(whole: string, fraction: string): string {
  return formatInteger(whole, money) + (fraction && money.decimal + fraction);
}

/** Returns an amount with the currency, from the digits before and after the decimal sign. */
export function moneyText(whole: string, fraction: string): string {
  return money.prefix + amountDigits(whole, fraction) + money.suffix;
}

function amountText(amount: number): string {
  const digits = Math.abs(amount).toFixed(Number.isInteger(amount) ? 0 : money.decimals);
  const [whole = '', fraction = ''] = digits.split('.');
  return (amount < 0 ? '-' : '') + moneyText(whole, fraction);
}

/** 'Price on Request' without a number. A range, another currency or other information stays as it is. Never throws. */
export function formatPrice(price: Price): string {
  const amount = priceNumber(price);
  if (amount === null) return PRICE_ON_REQUEST;
  if (typeof price !== 'string') return amountText(amount);
  const written = price.trim();
  if (AMOUNT.test(written)) return amountText(amount);
  const words = AMOUNT_AND_WORDS.exec(written)?.[1];
  return words === undefined ? written : `${amountText(amount)}${words}`;
}
