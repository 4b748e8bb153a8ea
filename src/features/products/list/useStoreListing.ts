import { useCallback, useDeferredValue, useMemo } from 'react';
import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import type { Category } from '@/domain/category/schema';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import type { ProductListItem } from '@/domain/product/productListItem';
import {
  STORE_PAGE_SIZE,
  listProducts,
  prepareProducts,
  productsOfCategory,
} from '@/domain/product/listProducts';
import { useNearest } from '@/features/search';
import { resolveCategory } from './storeCategories';
import type { StoreContent } from './useStoreContent';
import { isFirstStorePage, type StoreView, type StoreViewControl } from './storeView';

export interface StoreListing {
  /** View of these results. The current view can be newer while rendering is deferred. */
  view: StoreView;
  products: ProductListItem[];
  /** The products of all categories. Undefined for the first page of a large store. */
  found?: readonly ProductListItem[];
  total: number;
  page: number;
  pages: number;
  /** Name of the selected category, '' for all. */
  categoryName: string;
  /** Search whose results are listed instead of those of the typed one. */
  usedSearch?: string | undefined;
  suggestion?: Partial<StoreView> | undefined;
  /** Whether more may be found when the rest of the store or of the code has been loaded. */
  isPending?: boolean;
}

const NO_FAVORITES: ReadonlySet<string> = new Set();

type Content = { products: readonly ProductListItem[] } & Pick<
  StoreContent,
  'contents' | 'isIncomplete'
>;

/** 16 products per page, deferred while the visitor types. What is booked is left out if the view requires it. */
export function useStoreListing(
  { products, contents, isIncomplete }: Content,
  categories: readonly Category[],
  { view: currentView, isAhead }: Pick<StoreViewControl, 'view' | 'isAhead'>,
  favorites: ReadonlySet<string>,
  statusIn: ((product: ProductListItem) => { kind: string } | undefined) | undefined,
): StoreListing {
  const deferredView = useDeferredValue(currentView);
  // The view of the URL is not deferred, so that the unfiltered store is not visible before it.
  const { search, category, sort, available, page } = isAhead ? deferredView : currentView;
  const needsPreparation = sort !== undefined || search.trim() !== '';
  const prepared = useMemo(
    () => (needsPreparation ? prepareProducts(products, categories, contents) : undefined),
    [needsPreparation, products, categories, contents],
  );
  const sortFavorites = sort === 'favorites' ? favorites : NO_FAVORITES;

  const find = useCallback(
    (words: string) => {
      const query = { search: words, sort, favorites: sortFavorites };
      return prepared ? listProducts(prepared, query) : products;
    },
    [products, prepared, sort, sortFavorites],
  );
  const textsOf = useCallback(
    () =>
      (prepared?.products ?? []).flatMap(({ product, contents: own }) => [
        product.name,
        product.category.name,
        ...(product.keywords ?? []),
        ...own,
      ]),
    [prepared],
  );
  const { found: all, nearest, isPending } = useNearest(search, find, textsOf);
  const isAvailable = useCallback(
    (product: ProductListItem) => !available || statusIn?.(product)?.kind !== 'booked',
    [available, statusIn],
  );
  const found = useMemo(() => all.filter(isAvailable), [all, isAvailable]);

  return useMemo(() => {
    const chosen = resolveCategory(categories, category);
    const inCategory = (some: readonly ProductListItem[]) =>
      productsOfCategory(some, chosen.slug, categories);
    const list = inCategory(found);
    const total = list.length;
    const isHere = nearest?.isClose
      ? total > 0
      : nearest && inCategory(find(nearest.search)).some(isAvailable);
    return {
      view: { search, category, sort, available, page },
      products: pageSlice(list, page, STORE_PAGE_SIZE),
      found,
      total,
      page: clampPage(page, total, STORE_PAGE_SIZE),
      pages: pageCount(total, STORE_PAGE_SIZE),
      categoryName: chosen.name,
      usedSearch: nearest?.isClose && isHere ? nearest.search : undefined,
      suggestion: nearest && {
        search: nearest.search,
        ...(!isHere && { category: '', available: undefined }),
      },
      isPending: isPending || (isIncomplete && total === 0),
    };
  }, [
    found,
    nearest,
    find,
    isAvailable,
    categories,
    search,
    category,
    sort,
    available,
    page,
    isPending,
    isIncomplete,
  ]);
}

/** Returns the first page of a large store from the data of the page. Undefined for any other view. */
export function firstPageListing(
  firstPage: StoreFirstPage | undefined,
  view: StoreView,
): StoreListing | undefined {
  if (!firstPage || !isFirstStorePage(view)) return undefined;
  const { products, total } = firstPage;
  const pages = pageCount(total, STORE_PAGE_SIZE);
  return { view, products, total, page: 1, pages, categoryName: '' };
}
