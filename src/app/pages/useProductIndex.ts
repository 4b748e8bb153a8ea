import { useProductIndexQuery } from '@/api/content/contentApi';
import type { ProductSummary } from '@/domain/product/schema';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';

/** Index of all products. */
export interface ProductIndex {
  /** Undefined until it is loaded. */
  products: ProductSummary[] | undefined;
  isError: boolean;
  /** Requests it again. */
  retry: () => void;
}

/** Reads the product index when the component is mounted. */
export function useProductIndex(): ProductIndex {
  const { data, isError, refetch } = useOwnFailure(useProductIndexQuery());
  return { products: data, isError, retry: () => void refetch() };
}
