import type { ProductListItem } from '../product/productListItem';
import { formatPrice } from '../text/price';

// Apart from `estimate`, which public pages load when dates are chosen.

/** Follows every estimate. */
export const QUOTE_CONFIRMS = 'The quote confirms it.';

/** Returns a rate as text: “From 35,000 a day”, with the currency. */
export function rateText(dailyRate: number): string {
  return `From ${formatPrice(dailyRate)} a day`;
}

export const feeText = (fee: number): string => (fee > 0 ? formatPrice(fee) : 'free');

export function priceText({
  price,
  dailyRate,
}: Pick<ProductListItem, 'price' | 'dailyRate'>): string {
  return dailyRate === undefined ? formatPrice(price) : rateText(dailyRate);
}
