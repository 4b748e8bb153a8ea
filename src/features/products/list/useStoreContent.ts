import { useProductCategoriesQuery } from '@/api/content/categories';
import { useProductIndexQuery } from '@/api/content/products';
import { useStoreFirstPage, type StoreFirstPage } from '@/api/content/storeFirstPage';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import type { Category } from '@/domain/category/category';
import type { ProductSummary } from '@/domain/product/product';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';

/** What the store is made of. */
export interface StoreContent {
  /** Undefined until it is there. */
  products: ProductSummary[] | undefined;
  /** What a large store's page came with, until the products are there. */
  opening: StoreFirstPage | undefined;
  /** Undefined until it is there; the store works without it. */
  categories: Category[] | undefined;
  isError: boolean;
  /** Asks for all of it again. */
  retry: () => void;
}

/**
 * Reads the product index and the categories. A failure of the prerenderer is none of the visitor's:
 * the page comes up loading and asks again.
 */
export function useStoreContent(): StoreContent {
  const index = useOwnFailure(useProductIndexQuery());
  const opening = useStoreFirstPage();
  const categories = useProductCategoriesQuery();
  const isHydrated = useIsHydrated();
  return {
    products: index.data,
    opening: index.data ? undefined : opening,
    categories: categories.data,
    isError: isHydrated && index.isError,
    retry() {
      void index.refetch();
      if (categories.isError) void categories.refetch();
    },
  };
}
