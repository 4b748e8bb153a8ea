import {
  contentApi,
  useProductCategoriesQuery,
  useProductListQuery,
} from '@/api/content/contentApi';
import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import type { Category } from '@/domain/category/schema';
import type { ProductListItem } from '@/domain/product/productList';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';

/** Data of the store. */
interface StoreContent {
  /** Undefined until they are loaded. */
  products: ProductListItem[] | undefined;
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
  const index = useOwnFailure(useProductListQuery());
  const firstPage = contentApi.endpoints.storeFirstPage.useQueryState().data;
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
