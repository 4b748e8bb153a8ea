import { company } from '../company/company';
import type { NumberFormat } from '../company/formats';
import { amountDigits, moneyText } from '../text/price';
import { plainNumber, typedNumber } from '../text/typedNumber';

/** An amount of money in the smallest unit of the company's currency: kobo, cent, or yen. */
export type Amount = number;

/** Maximum amount, so that sums of amounts are exact. */
export const MAX_AMOUNT: Amount = 100_000_000_000_000;

const { money, number } = company;
/** Smallest units of one unit of the currency: 100, 1,000, or 1 for a currency without decimals. */
const UNIT = 10 ** money.decimals;

const MARK = new RegExp(`^\\s*(?:${money.marks})|(?:${money.marks})\\s*$`, 'giu');
/** Separators are between whole groups, so that the decimal sign of another country is not one of them. */
function amountPattern({ group, groupSize, decimal }: NumberFormat): RegExp {
  const sign = `[\\s_'’\u066C${group}]`;
  return new RegExp(
    `^(0|[1-9]\\d{0,12}|[1-9]\\d{0,2}(?:${sign}\\d{${groupSize},3}){0,5}${sign}\\d{3})` +
      `${money.decimals === 0 ? '' : `(?:[\u066B${decimal}](\\d{1,${money.decimals}}))?`}$`,
  );
}

/** Amounts are also typed like numbers where their format is another one. */
const AMOUNTS = [money, number].map(amountPattern);

/** Returns a price of the content, such as 15000.5, as an amount. */
export const amountOf = (price: number): Amount => Math.min(Math.round(price * UNIT), MAX_AMOUNT);

/** Returns the digits before and after the decimal sign; '' after it if the amount is a whole one. */
function digitsOf(amount: Amount): [whole: string, fraction: string] {
  const rest = amount % UNIT;
  const fraction = rest === 0 ? '' : String(rest).padStart(money.decimals, '0');
  return [String(Math.floor(amount / UNIT)), fraction];
}

/** Parses `5,000`, `1 250.50` or `EUR 5,000`, in digits of any script. Undefined if invalid, negative or too large. */
export function parseMoney(text: string): Amount | undefined {
  const plain = typedNumber(text).replace(MARK, '').trim();
  const match = AMOUNTS.map((pattern) => pattern.exec(plain)).find(Boolean);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  const amount =
    Number(whole.replace(/\D/g, '')) * UNIT + Number(fraction.padEnd(money.decimals, '0'));
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/** Formats an amount with its currency, and with decimals only if there are any: `5,000`, `−5,000.50`. */
export function formatMoney(amount: Amount): string {
  return (amount < 0 ? '−' : '') + moneyText(...digitsOf(Math.abs(amount)));
}

/** Formats an amount for a text field: `5,000`, `5,000.50`. */
export function moneyInput(amount: Amount): string {
  return amountDigits(...digitsOf(amount));
}

/** Writes an amount for spreadsheets, with all decimals: `-5000.50`. */
export function plainMoney(amount: Amount): string {
  return plainNumber((amount / UNIT).toFixed(money.decimals));
}

/** Returns an amount of the content, in the currency's main unit, for a text field; '' without one. */
export function rateInput(amount: number | undefined): string {
  return amount === undefined ? '' : moneyInput(amountOf(amount));
}

/** Returns the amount of a text field as content; undefined for an empty or invalid text. */
export function rateOfInput(text: string): number | undefined {
  const amount = text.trim() === '' ? undefined : parseMoney(text);
  return amount === undefined ? undefined : amount / UNIT;
}

export const EXAMPLE_AMOUNT = moneyInput(5_000 * UNIT);
export const INVALID_AMOUNT = `Enter an amount, such as ${EXAMPLE_AMOUNT}`;
