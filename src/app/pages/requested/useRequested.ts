import { contentApi, useProductListQuery } from '@/api/content/contentApi';
import type { CartItem } from '@/domain/cart/cart';
import { totalEstimateText } from '@/domain/prices/estimate';
import type { ProductListItem } from '@/domain/product/productList';
import { useCharge } from '@/features/rental-dates/prices';

const maps = new WeakMap<readonly ProductListItem[], Map<string, ProductListItem>>();

/** Returns the products by ID, computed once for a list. */
function productsById(list: readonly ProductListItem[]): Map<string, ProductListItem> {
  const known = maps.get(list) ?? new Map(list.map((product) => [product.id, product]));
  maps.set(list, known);
  return known;
}

/** Returns the products that a requested item needs, and that are not requested. Empty until they are known. */
export function useMissingNeeds(
  items: readonly CartItem[],
  ids: readonly string[] = items.map(({ id }) => id),
): ProductListItem[] {
  const { data = {} } = contentApi.endpoints.neededProducts.useQuery();
  const requested = new Set(items.map(({ id }) => id));
  const needed = ids.flatMap((id) => (Object.hasOwn(data, id) ? (data[id] ?? []) : []));
  return [...new Map(needed.map((product) => [product.id, product])).values()].filter(
    ({ id }) => !requested.has(id),
  );
}

/** Returns the estimate of requested items on the rental dates. Undefined without dates or rates. */
export function useEstimate(items: readonly CartItem[]): string | undefined {
  const { listed } = useProductListQuery(undefined, {
    selectFromResult: ({ data }) => ({ listed: data && productsById(data) }),
  });
  const charge = useCharge();
  if (!charge || !listed) return undefined;
  const rated = items.map(({ id, quantity }) => ({
    quantity,
    dailyRate: listed.get(id)?.dailyRate,
  }));
  return totalEstimateText(rated, charge);
}
