import { formatRentalDates } from '../availability/rentalDates';
import { formatPercent } from '../text/formatNumber';
import type { Charging } from './charging';
import { expectedPieces } from './handover';
import { formatMoney, moneyInput, type Amount } from './money';
import { requestTotals } from './quotes';
import { datesOfRequest } from './requestSteps';
import type { Quote, RentalRequest } from './schema';
import type { Discount } from './totals';

/** Returns `10%`, `5,000`, or '' for none. */
export function discountInput(discount: Discount): string {
  if (discount.kind === 'none') return '';
  return discount.kind === 'percent'
    ? formatPercent(discount.basisPoints)
    : moneyInput(discount.amount);
}

/** Returns `10%`, or undefined for an amount. */
export function discountShare(discount: Discount): string | undefined {
  return discount.kind === 'percent' ? formatPercent(discount.basisPoints) : undefined;
}

export function quoteDates(quote: Pick<Quote, 'from' | 'to'>): string {
  const dates = datesOfRequest(quote);
  return dates ? formatRentalDates(dates) : 'To be agreed';
}

/** Returns `2 × Zoom at 25,000, 1 × Tripod`. */
export function itemsText(
  items: readonly { name: string; quantity: number; dailyRate?: Amount | null }[],
): string {
  return items
    .map(({ name, quantity, dailyRate = null }) => {
      const rate = dailyRate === null ? '' : ` at ${formatMoney(dailyRate)}`;
      return `${quantity} × ${name}${rate}`;
    })
    .join(', ');
}

/** Returns what is confirmed to a customer, for the log: dates, items with their rates, and the total. */
export function confirmedText(request: RentalRequest, charging: Charging): string {
  const total = `total ${formatMoney(requestTotals(request, charging).total)}`;
  const lines = request.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return [quoteDates(request), itemsText(request.items), lines, total].filter(Boolean).join('; ');
}

/** Items with their units, dates and deposit, a line each. @param unitTextOf '' without a unit */
export function signedText(request: RentalRequest, unitTextOf: (unitId: string) => string): string {
  const pieces = expectedPieces(request);
  const items = request.items.map(({ id, name, quantity }) => {
    const units = pieces
      .filter(({ itemId }) => itemId === id)
      .map(({ unitId }) => unitTextOf(unitId))
      .filter(Boolean);
    return `${quantity} × ${name}${units.length > 0 ? ` (${units.join('; ')})` : ''}`;
  });
  const deposit = request.deposit > 0 ? [`Deposit: ${formatMoney(request.deposit)}`] : [];
  return [...items, `Rental dates: ${quoteDates(request)}`, ...deposit].join('\n');
}
