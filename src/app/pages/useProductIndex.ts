import { useProductIndexQuery } from '@/api/content/products';
import type { ProductSummary } from '@/domain/product/product';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';

/** All products as lists know them. */
export interface ProductIndex {
  /** Undefined until it is there. */
  products: ProductSummary[] | undefined;
  isError: boolean;
  /** Asks for it again. */
  retry: () => void;
}

/** Reads the product index as soon as the part that asks for it is on the screen. */
export function useProductIndex(): ProductIndex {
  const { data, isError, refetch } = useOwnFailure(useProductIndexQuery());
  return { products: data, isError, retry: () => void refetch() };
}
