import { contentApi } from '@/api/content/contentApi';
import type { CartItem } from '@/domain/cart/cart';
import type { ProductListItem } from '@/domain/product/productList';

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
