import { company } from '../company/company';
import type { ProductListItem } from '../product/productList';
import { formatCount } from '../text/formatNumber';
import { formatPrice } from '../text/price';
import type { Charge } from './chargeableDays';

/** Smallest units of one unit of the currency. */
const UNIT = 10 ** company.money.decimals;

/** Follows every estimate. */
export const QUOTE_CONFIRMS = 'The quote confirms it.';

/** A requested quantity of a product; without a rate its price is on request. */
interface RatedQuantity {
  quantity: number;
  dailyRate?: number | undefined;
}

/** Returns a rate as text: “From 35,000 a day”, with the currency. */
export function rateText(dailyRate: number): string {
  return `From ${formatPrice(dailyRate)} a day`;
}

/** Returns the price of a product without dates: its rate, or else the text of its price. */
export function priceText({
  price,
  dailyRate,
}: Pick<ProductListItem, 'price' | 'dailyRate'>): string {
  return dailyRate === undefined ? formatPrice(price) : rateText(dailyRate);
}

/**
 * Returns the estimate of items: “About 120,000 for 7 days (4 charged)”, with the currency. Each rate is rounded to the smallest unit of the
 * currency, so that the sum of several estimates is that of their texts.
 * @returns undefined if no item has a rate
 */
export function estimateText(items: readonly RatedQuantity[], charge: Charge): string | undefined {
  const { days, charged } = charge;
  const rated = items.filter(({ dailyRate }) => dailyRate !== undefined);
  if (rated.length === 0) return undefined;
  const sum = rated.reduce(
    (units, { quantity, dailyRate = 0 }) => units + quantity * Math.round(dailyRate * UNIT),
    0,
  );
  const note = charged < days ? ` (${charged} charged)` : '';
  return `About ${formatPrice((sum * charged) / UNIT)} for ${formatCount(days, 'day')}${note}`;
}

/** Returns the estimate of a whole request, which names how many items have no rate. Undefined if none has one. */
export function totalEstimateText(
  items: readonly RatedQuantity[],
  charge: Charge,
): string | undefined {
  const text = estimateText(items, charge);
  const others = items.filter(({ dailyRate }) => dailyRate === undefined).length;
  if (!text || others === 0) return text;
  return `${text}, without ${formatCount(others, 'item')} priced on request`;
}
