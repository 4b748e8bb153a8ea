import { useEffect, useState } from 'react';
import {
  contentApi,
  useProductCategoriesQuery,
  useProductContentsQuery,
  useStoreFirstPageQuery,
} from '@/api/content/contentApi';
import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import type { Category } from '@/domain/category/schema';
import type { ProductContents } from '@/domain/product/listProducts';
import type { ProductListItem } from '@/domain/product/productListItem';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { whenIdle } from '@/ui/schedule';
import { isFirstStorePage, type StoreView } from './storeView';

export interface StoreContent {
  products: ProductListItem[] | undefined;
  /** First page of a large store, from the data of the page. */
  firstPage: StoreFirstPage | undefined;
  /** The store works without them. */
  categories: Category[] | undefined;
  /** What comes with each product. Undefined until the visitor searches and it is loaded. */
  contents: ProductContents | undefined;
  /** Whether a search may find more when the contents are loaded. */
  isIncomplete: boolean;
  isError: boolean;
  retry: () => void;
}

/** Returns false until it is needed and the browser is idle. */
function useIsIdle(isNeeded: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isNeeded) whenIdle(() => setIdle(true));
  }, [isNeeded]);
  return isIdle;
}

/** Errors of the prerenderer are not shown: the page starts with its loading state and requests again. */
export function useStoreContent(view: StoreView): StoreContent {
  const { data: firstPage, isLoading } = useStoreFirstPageQuery();
  const isEnough = Boolean(firstPage) && isFirstStorePage(view);
  const isIdle = useIsIdle(isEnough);
  const { productList } = contentApi.endpoints;
  const skip = isLoading || (isEnough && !isIdle);
  const { refetch } = productList.useQuerySubscription(undefined, { skip });
  const list = useOwnFailure(productList.useQueryState());
  const categories = useProductCategoriesQuery();
  const contents = useProductContentsQuery(undefined, { skip: view.search.trim() === '' });
  const isError = useIsHydrated(list.isError);
  return {
    products: list.data,
    firstPage: firstPage ?? undefined,
    categories: categories.data,
    contents: contents.data,
    isIncomplete: contents.isLoading,
    isError,
    retry() {
      void refetch();
      if (categories.isError) void categories.refetch();
    },
  };
}
