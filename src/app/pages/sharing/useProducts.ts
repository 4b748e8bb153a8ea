import { useProductListQuery } from '@/api/content/contentApi';
import type { ProductListItem } from '@/domain/product/productListItem';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';

export interface ProductsQuery {
  products: ProductListItem[] | undefined;
  isError: boolean;
  retry: () => void;
}

export function useProducts(): ProductsQuery {
  const { data, isError, refetch } = useOwnFailure(useProductListQuery());
  return { products: data, isError, retry: () => void refetch() };
}
