import { billableDaysOf } from './billableDays';
import type { Amount } from './money';
import type { Quote } from './schema';
import { itemTotal, lineTotal } from './totals';

/** An item or a line as quotes and documents list it. */
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

/** Returns the items and then the lines of a quote or a document, with their amounts. */
export function positionsOf(
  terms: Pick<Quote, 'items' | 'lines' | 'from' | 'to' | 'billableDays'>,
): PositionRow[] {
  const days = billableDaysOf(terms);
  const items = terms.items.map(({ name, quantity, dailyRate: rate, included = [] }) => {
    const amount = rate === null ? null : itemTotal({ quantity, dailyRate: rate }, days);
    return { name, included, quantity, rate, days, amount };
  });
  const lines = terms.lines.map(({ name, quantity, amount: rate, charge }) => {
    const amount = rate === null ? null : lineTotal({ quantity, amount: rate, charge }, days);
    return { name, included: [], quantity, rate, days: charge === 'once' ? null : days, amount };
  });
  return [...items, ...lines];
}
