import { useProductListQuery } from '@/api/content/contentApi';
import type { CartItem } from '@/domain/cart/cart';
import { totalEstimateText } from '@/domain/prices/estimate';
import { priceText, QUOTE_CONFIRMS } from '@/domain/prices/rate';
import type { ProductListItem } from '@/domain/product/productList';
import { useEstimateTerms } from '@/features/rental-dates/prices';

const maps = new WeakMap<readonly ProductListItem[], Map<string, ProductListItem>>();

/** Returns the products by ID, computed once for a list. */
function productsById(list: readonly ProductListItem[]): Map<string, ProductListItem> {
  const known = maps.get(list) ?? new Map(list.map((product) => [product.id, product]));
  maps.set(list, known);
  return known;
}

const useListed = () =>
  useProductListQuery(undefined, {
    selectFromResult: ({ data }) => ({ listed: data && productsById(data) }),
  }).listed;

/** Returns the estimate of requested items on the rental dates. Undefined without dates or rates. */
export function useEstimate(items: readonly CartItem[]): string | undefined {
  const listed = useListed();
  const terms = useEstimateTerms();
  if (!terms || !listed) return undefined;
  const rated = items.map(({ id, quantity }) => ({
    quantity,
    dailyRate: listed.get(id)?.dailyRate,
  }));
  return totalEstimateText(rated, terms);
}

/** Returns the price of a requested item: its estimate, its rate without dates, or the text of its price. Undefined until it is known. */
export function useItemPrice(item: CartItem): string | undefined {
  const product = useListed()?.get(item.id);
  const estimate = useEstimate([item]);
  if (estimate) return `${estimate}. ${QUOTE_CONFIRMS}`;
  return product && priceText(product);
}
