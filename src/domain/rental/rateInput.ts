import { company } from '../company/company';
import { amountOf, moneyInput, parseMoney } from './money';

const UNIT = 10 ** company.money.decimals;

/** Returns an amount of the content, in the currency's main unit, for a text field; '' without one. */
export function rateInput(amount: number | undefined): string {
  return amount === undefined ? '' : moneyInput(amountOf(amount));
}

/** Returns the amount of a text field as content; undefined for an empty or invalid text. */
export function rateOfInput(text: string): number | undefined {
  const amount = text.trim() === '' ? undefined : parseMoney(text);
  return amount === undefined ? undefined : amount / UNIT;
}
