import { addDays, countDays, dayAt, type Day, type RentalDates } from '../../availability/day';
import type { Product } from '../../product/schema';
import { isOwed } from '../payments';
import { unitGroups } from '../handover';
import type { Amount } from '../money';
import { isFilm, wasOut } from '../requestSteps';
import type { RentalRequest } from '../schema';
import { isCharge, itemTotal, lineTotal, type Totals } from '../totals';

interface ReportedProduct {
  id: string;
  name: string;
  stock: Product['stock'];
  category: { name: string };
}

/** Amounts in the smallest unit of the currency. */
export interface RequestMoney {
  /** Share of each item and line after the discount, without tax, by position: first the items, then the lines. */
  shares: readonly Amount[];
  net: Amount;
  balance: Amount;
  /** With tax. */
  total: Amount;
}

interface Utilisation {
  id: string;
  name: string;
  daysOut: number;
  daysOwned: number;
}

interface Revenue {
  name: string;
  amount: Amount;
}

export interface Report {
  utilisation: Utilisation[];
  byProduct: Revenue[];
  byCategory: Revenue[];
  revenue: Amount;
  subRentRevenue: Amount;
  subRentCost: Amount;
  open: { ref: string; balance: Amount }[];
  declined: Amount;
}

const OTHER_REVENUE = 'Not in the store';
const LINE_REVENUE = 'Other lines';

function commonDays(one: RentalDates, other: RentalDates): number {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from > to ? 0 : countDays({ from, to });
}

/** Equipment that is not back counts until today. */
function addDaysOut(
  daysOut: Map<string, number>,
  request: RentalRequest,
  period: RentalDates,
  today: Day,
): void {
  if (!wasOut(request) || request.from === '' || request.from > period.to) return;
  for (const item of request.items) {
    if (item.productId === '' || item.subRent) continue;
    for (const { backOn, quantity } of unitGroups(request, item)) {
      const days = commonDays(period, { from: request.from, to: backOn || today });
      daysOut.set(item.productId, (daysOut.get(item.productId) ?? 0) + days * quantity);
    }
  }
}

const sorted = (sums: ReadonlyMap<string, Amount>): Revenue[] =>
  [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => ({ name, amount }))
    .toSorted((a, b) => b.amount - a.amount || a.name.localeCompare(b.name));

/** '' without days. For a film, the day of its confirmation, else of its arrival. */
function countedOn({ log, requestedAt, ...request }: RentalRequest): Day {
  if (!isFilm(request)) return request.from;
  const confirmed = log.findLast(({ event }) => event === 'confirmed');
  return dayAt(Date.parse(confirmed?.at ?? requestedAt));
}

/** Revenue by `countedOn`, without tax, deposits and samples. @param today days after it are not owned yet */
export function reportOf(
  requests: readonly RentalRequest[],
  products: readonly ReportedProduct[],
  period: RentalDates,
  moneyOf: (request: RentalRequest) => RequestMoney,
  today: Day,
): Report {
  const byId = new Map(products.map((product) => [product.id, product]));
  const daysOut = new Map<string, number>();
  const byProduct = new Map<string, Amount>();
  const byCategory = new Map<string, Amount>();
  let [revenue, subRentRevenue, subRentCost, declined] = [0, 0, 0, 0];
  const open: Report['open'] = [];
  const add = (sums: Map<string, Amount>, name: string, amount: Amount) =>
    sums.set(name, (sums.get(name) ?? 0) + amount);
  for (const request of requests) {
    if (request.isSample) continue;
    addDaysOut(daysOut, request, period, today);
    const day = countedOn(request);
    if (day < period.from || day > period.to) continue;
    if (!isOwed(request) && request.status !== 'declined') continue;
    const { total, balance, net, shares } = moneyOf(request);
    if (request.status === 'declined') declined += total;
    if (isOwed(request) && balance > 0) open.push({ ref: request.ref, balance });
    if (!wasOut(request)) continue;
    revenue += net;
    [...request.items, ...request.lines].forEach((position, index) => {
      const amount = shares[index] ?? 0;
      const product = 'productId' in position ? byId.get(position.productId) : undefined;
      const isItem = 'productId' in position;
      add(byProduct, product?.name ?? (isItem ? position.name : LINE_REVENUE), amount);
      add(byCategory, product?.category.name ?? (isItem ? OTHER_REVENUE : LINE_REVENUE), amount);
      if (!position.subRent) return;
      subRentRevenue += amount;
      subRentCost += position.subRent.cost;
    });
  }
  const owned = commonDays(period, {
    from: period.from,
    to: today < period.to ? today : period.to,
  });
  return {
    utilisation: products.map(({ id, name, stock }) => ({
      id,
      name,
      daysOut: daysOut.get(id) ?? 0,
      daysOwned: stock === 'unknown' ? 0 : stock * owned,
    })),
    byProduct: sorted(byProduct),
    byCategory: sorted(byCategory),
    revenue,
    subRentRevenue,
    subRentCost,
    open: open.toSorted((a, b) => b.balance - a.balance),
    declined,
  };
}

/** What is left by rounding goes to the largest parts, so that the sum is exact. Zeros if all parts are 0. */
export function splitAmount(amount: Amount, parts: readonly Amount[]): Amount[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (sum === 0) return parts.map(() => 0);
  const shares = parts.map((part) => Number((BigInt(amount) * BigInt(part)) / BigInt(sum)));
  let rest = amount - shares.reduce((all, share) => all + share, 0);
  const largest = parts
    .map((_part, index) => index)
    .toSorted((a, b) => (parts[b] ?? 0) - (parts[a] ?? 0));
  for (const index of largest) {
    if (rest === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    rest -= 1;
  }
  return shares;
}

/** Without tax: items, then lines. All but charges and late fees share the discount in proportion. */
export function sharesOf(
  { items, lines }: Pick<RentalRequest, 'items' | 'lines'>,
  days: number,
  { subtotal, discount }: Totals,
): Amount[] {
  const charges = lines.map((line) => (isCharge(line) ? lineTotal(line, days) : 0));
  const quoted = splitAmount(subtotal - discount, [
    ...items.map((item) => itemTotal(item, days)),
    ...lines.map((line) => (isCharge(line) ? 0 : lineTotal(line, days))),
  ]);
  return quoted.map((share, index) => share + (charges[index - items.length] ?? 0));
}

export const PERIOD_KINDS = { month: 'Month', quarter: 'Quarter', year: 'Year' } as const;
export type PeriodKind = keyof typeof PERIOD_KINDS;

const MONTHS: Record<PeriodKind, number> = { month: 1, quarter: 3, year: 12 };

const firstOfMonth = (months: number): Day =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;

export function periodOf(kind: PeriodKind, day: Day, offset = 0): RentalDates {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const length = MONTHS[kind];
  const index = year * 12 + month - 1;
  const first = index - (index % length) + offset * length;
  return { from: firstOfMonth(first), to: addDays(firstOfMonth(first + length), -1) };
}

/** Returns '2026-11', '2026 Q4' or '2026'. */
export function periodName(kind: PeriodKind, { from }: RentalDates): string {
  const [year = '', month = ''] = from.split('-');
  if (kind === 'year') return year;
  return kind === 'month' ? `${year}-${month}` : `${year} Q${Math.ceil(Number(month) / 3)}`;
}
