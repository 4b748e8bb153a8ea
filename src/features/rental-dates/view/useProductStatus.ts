import { useMemo } from 'react';
import { useProductListQuery, useProductStocksQuery } from '@/api/content/contentApi';
import type { AvailabilityOn } from '@/api/content/readers';
import type { ProductListItem } from '@/domain/product/productListItem';
import { statusOf, type AvailabilityStatus } from '@/domain/availability/status';
import { useAvailabilityOn } from './useAvailabilityOn';

export interface StockedProduct {
  id: string;
  /** Only in lists that the build has written. */
  stock?: ProductListItem['stock'];
}

function statusFrom(
  { held, unknownProducts }: AvailabilityOn,
  id: string,
  stock: ProductListItem['stock'],
): AvailabilityStatus | undefined {
  if (typeof stock !== 'number' || unknownProducts.includes(id)) return undefined;
  return statusOf(Math.max(0, Math.floor(stock)), (Object.hasOwn(held, id) && held[id]) || 0);
}

/** From the product, the list or the full records. Undefined until it is known, or without such a product. */
export function useStock({ id, stock }: StockedProduct, isNeeded = true): number | undefined {
  const { hasNoStock, listed } = useProductListQuery(undefined, {
    skip: !isNeeded || stock !== undefined,
    selectFromResult: ({ data }) => ({
      hasNoStock: data?.[0] && data[0].stock === undefined,
      listed: data?.find((product) => product.id === id)?.stock,
    }),
  });
  const { data: stocks } = useProductStocksQuery(undefined, { skip: !hasNoStock });
  const found = stock ?? listed ?? stocks?.[id];
  return typeof found === 'number' ? found : undefined;
}

/** Returns the status of a product on the rental dates. Undefined if its availability is unknown. */
export function useProductStatus(product: StockedProduct): AvailabilityStatus | undefined {
  const found = useAvailabilityOn();
  const stock = useStock(product, found !== undefined);
  return found && statusFrom(found, product.id, stock);
}

/** Returns a function for the status of listed products on the rental dates. Undefined while nothing is known. */
export function useListedStatus(
  isNeeded = true,
): ((product: StockedProduct) => AvailabilityStatus | undefined) | undefined {
  const found = useAvailabilityOn(isNeeded);
  const { data: list } = useProductListQuery(undefined, { skip: !isNeeded });
  // Lists that the build has written have the stock.
  const { data: stocks } = useProductStocksQuery(undefined, {
    skip: !found || !list?.[0] || list[0].stock !== undefined,
  });
  return useMemo(
    () => found && (({ id, stock }) => statusFrom(found, id, stock ?? stocks?.[id])),
    [found, stocks],
  );
}
