import { useProductCategoriesQuery } from '@/api/content/categories';
import { useProductIndexQuery } from '@/api/content/products';
import { useStoreFirstPage, type StoreFirstPage } from '@/api/content/storeFirstPage';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import type { Category } from '@/domain/category/category';
import type { ProductSummary } from '@/domain/product/product';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';

/** Data of the store. */
interface StoreContent {
  /** Undefined until they are loaded. */
  products: ProductSummary[] | undefined;
  /** First page of a large store from the prerendered HTML, until the products are loaded. */
  firstPage: StoreFirstPage | undefined;
  /** Undefined until they are loaded. The store works without them. */
  categories: Category[] | undefined;
  isError: boolean;
  /** Requests all data again. */
  retry: () => void;
}

/**
 * Loads the product index and the categories. An error of the prerenderer is not shown: the page
 * starts with its loading state and requests the data again.
 */
export function useStoreContent(): StoreContent {
  const index = useOwnFailure(useProductIndexQuery());
  const firstPage = useStoreFirstPage();
  const categories = useProductCategoriesQuery();
  const isHydrated = useIsHydrated();
  return {
    products: index.data,
    firstPage: index.data ? undefined : firstPage,
    categories: categories.data,
    isError: isHydrated && index.isError,
    retry() {
      void index.refetch();
      if (categories.isError) void categories.refetch();
    },
  };
}
