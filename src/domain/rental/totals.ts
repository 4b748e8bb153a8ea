import { parsePercent, typedNumber } from '../text/typedNumber';
import { MAX_AMOUNT, parseMoney, type Amount } from './money';
import type { IssuedDocument, Quote, RequestItem, RequestLine } from './schema';

type RatedItem = Pick<RequestItem, 'quantity' | 'dailyRate'>;
type RatedLine = Pick<RequestLine, 'quantity' | 'amount' | 'charge' | 'cause'>;

/** Discount on the subtotal: a share in hundredths of a percent, or an amount. */
export type Discount = Quote['discount'];

interface QuoteTerms extends Pick<Quote, 'discount' | 'vatBasisPoints' | 'deposit'> {
  items: readonly RatedItem[];
  lines?: readonly RatedLine[];
  billableDays: number;
}

/** `total` = `subtotal` - `discount` + charges and late fees + `tax`, without the deposit. */
export type Totals = IssuedDocument['totals'];

/** Rounds half up. By default, the part is in hundredths of a percent. */
export const shareOf = (amount: Amount, part: number, whole = 10_000): Amount =>
  Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));

function discountOf(discount: Discount, subtotal: Amount): Amount {
  if (discount.kind === 'none') return 0;
  const amount =
    discount.kind === 'amount' ? discount.amount : shareOf(subtotal, discount.basisPoints);
  return Math.min(amount, subtotal);
}

/** An item without a rate counts nothing. */
export function itemTotal({ quantity, dailyRate }: RatedItem, billableDays: number): Amount {
  return quantity * (dailyRate ?? 0) * billableDays;
}

/** What is charged once is not multiplied by the days. */
export function lineTotal(
  { quantity, amount, charge }: Omit<RatedLine, 'cause'>,
  billableDays: number,
): Amount {
  return quantity * (amount ?? 0) * (charge === 'once' ? 1 : billableDays);
}

/** Whether a line is a damage charge or a late fee. A discount concerns what was quoted, so it does not reduce them. */
export const isCharge = ({ cause }: Pick<RequestLine, 'cause'>): boolean => cause !== '';

const sumOf = (lines: readonly RatedLine[], billableDays: number): Amount =>
  lines.reduce((all, line) => all + lineTotal(line, billableDays), 0);

/** The discount, at most the subtotal, comes first, then charges and late fees. Tax is rounded half up once. */
export function computeTotals(terms: QuoteTerms): Totals {
  const { items, lines = [], billableDays, deposit } = terms;
  const quoted = lines.filter((line) => !isCharge(line));
  const rented = items.reduce((all, item) => all + itemTotal(item, billableDays), 0);
  const subtotal = rented + sumOf(quoted, billableDays);
  const discount = discountOf(terms.discount, subtotal);
  const net = subtotal - discount + sumOf(lines.filter(isCharge), billableDays);
  const tax = shareOf(net, terms.vatBasisPoints);
  return { subtotal, discount, tax, total: net + tax, deposit };
}

/** Whether amounts are too large to be stored. */
export const areTotalsTooLarge = ({ subtotal, total }: Totals): boolean =>
  Math.max(subtotal, total) > MAX_AMOUNT;

/** Parses a discount: `10%`, `5,000`, or an empty text. @returns undefined if the text is invalid */
export function parseDiscount(text: string): Discount | undefined {
  const plain = typedNumber(text).trim();
  if (!plain) return { kind: 'none' };
  if (plain.endsWith('%')) {
    const basisPoints = parsePercent(text);
    return basisPoints === undefined ? undefined : { kind: 'percent', basisPoints };
  }
  const amount = parseMoney(text);
  return amount === undefined || amount > MAX_AMOUNT ? undefined : { kind: 'amount', amount };
}
