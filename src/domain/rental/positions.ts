import { newId } from '../text/ids';
import { billableDaysOf } from './charging';
import type { Amount } from './money';
import type { RequestItem, RequestLine, Quote } from './schema';
import { isCharge, itemTotal, lineTotal } from './totals';

/** @param productId '' for an item that is not in the store */
export function newItem(productId: string, name: string): RequestItem {
  const id = newId('item-');
  return { id, productId, name, quantity: 1, dailyRate: null, subRent: null };
}

export function newLine(): RequestLine {
  const id = newId('line-');
  return { id, name: '', quantity: 1, amount: null, charge: 'once', subRent: null, cause: '' };
}

interface PositionRow {
  name: string;
  /** What comes with one of it. */
  included: readonly string[];
  quantity: number;
  /** Null if it is to be agreed. */
  rate: Amount | null;
  /** Null for what is charged once. */
  days: number | null;
  amount: Amount | null;
}

/** The items, then the lines that the subtotal contains. */
export function positionsOf(
  terms: Pick<Quote, 'items' | 'lines' | 'from' | 'to' | 'billableDays'>,
): PositionRow[] {
  const days = billableDaysOf(terms);
  const items = terms.items.map(({ name, quantity, dailyRate: rate, included = [] }) => {
    const amount = rate === null ? null : itemTotal({ quantity, dailyRate: rate }, days);
    return { name, included, quantity, rate, days, amount };
  });
  const quoted = terms.lines.filter((line) => !isCharge(line));
  const lines = quoted.map((line) => {
    const { name, quantity, amount: rate, charge } = line;
    const amount = rate === null ? null : lineTotal(line, days);
    return { name, included: [], quantity, rate, days: charge === 'once' ? null : days, amount };
  });
  return [...items, ...lines];
}

/** The charges and late fees, which follow the discount. */
export function chargesOf(
  terms: Pick<Quote, 'lines' | 'from' | 'to' | 'billableDays'>,
  days = billableDaysOf(terms),
): [name: string, amount: Amount][] {
  return terms.lines.filter(isCharge).map((line) => {
    const { name, quantity } = line;
    return [quantity === 1 ? name : `${quantity} × ${name}`, lineTotal(line, days)];
  });
}
