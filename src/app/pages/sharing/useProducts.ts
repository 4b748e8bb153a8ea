import { useProductListQuery } from '@/api/content/contentApi';
import type { ProductListItem } from '@/domain/product/productList';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';

/** All products as they are listed in the store. */
export interface ProductsQuery {
  /** Undefined until it is loaded. */
  products: ProductListItem[] | undefined;
  isError: boolean;
  /** Requests it again. */
  retry: () => void;
}

/** Reads the products when the component is mounted. */
export function useProducts(): ProductsQuery {
  const { data, isError, refetch } = useOwnFailure(useProductListQuery());
  return { products: data, isError, retry: () => void refetch() };
}
