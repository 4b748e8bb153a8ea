import { useProductListQuery } from '@/api/content/contentApi';
import type { ProductListItem } from '@/domain/product/productList';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';

/** Index of all products. */
export interface ProductIndex {
  /** Undefined until it is loaded. */
  products: ProductListItem[] | undefined;
  isError: boolean;
  /** Requests it again. */
  retry: () => void;
}

/** Reads the product index when the component is mounted. */
export function useProductIndex(): ProductIndex {
  const { data, isError, refetch } = useOwnFailure(useProductListQuery());
  return { products: data, isError, retry: () => void refetch() };
}
