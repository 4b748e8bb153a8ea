import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import type { Category } from '@/domain/category/schema';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import type { ProductListItem } from '@/domain/product/productList';
import { STORE_PAGE_SIZE, listProducts, productsOfCategory } from '@/domain/product/listing';
import type { NearestSearch } from '@/domain/search/nearest';
import { lazyModule, useLoaded } from '@/ui/lazy/lazyModule';
import { whenIdle } from '@/ui/schedule';
import { prepareInBatches } from './prepareInBatches';
import { resolveCategory } from './storeCategories';
import type { StoreContent } from './useStoreContent';
import { isFirstStorePage, isStoreFiltered, type StoreView } from './storeView';
import type { StoreViewControl } from './useStoreView';

/** One page of results. */
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
  /** Search that was probably meant. Its results are listed if there are any and it is close. */
  nearest?: NearestSearch | undefined;
}

const NO_FAVORITES: ReadonlySet<string> = new Set();

const loadNearest = (): Promise<typeof import('./nearestProducts') | null> =>
  import('./nearestProducts');
/** Most searches find something. */
const NEAREST = lazyModule(loadNearest);

type Content = { products: readonly ProductListItem[] } & Pick<
  StoreContent,
  'contents' | 'isIncomplete'
>;

/**
 * Returns the products of a view, 16 per page. While the visitor types, results are deferred, so
 * that they do not block input. If nothing is found, those of a search with one other letter in a word.
 * @param booked products that are left out if the view requires it, by ID
 */
export function useStoreListing(
  { products, contents, isIncomplete }: Content,
  categories: readonly Category[],
  { view: currentView, isAhead }: Pick<StoreViewControl, 'view' | 'isAhead'>,
  favorites: ReadonlySet<string>,
  booked?: Readonly<Record<string, true>>,
): StoreListing {
  const deferredView = useDeferredValue(currentView);
  // The view of the URL is not deferred, so that the unfiltered store is not visible before it.
  const { search, category, sort, available, page } = isAhead ? deferredView : currentView;
  const preparation = useMemo(
    () => prepareInBatches(products, categories, contents),
    [products, categories, contents],
  );
  useEffect(() => {
    let isStopped = false;
    const work = () => {
      if (!isStopped && preparation.advance()) whenIdle(work);
    };
    whenIdle(work);
    return () => {
      isStopped = true;
    };
  }, [preparation]);
  const sortFavorites = sort === 'favorites' ? favorites : NO_FAVORITES;
  const prepared = isStoreFiltered({ search, category, sort, page: 1 })
    ? preparation.finish()
    : undefined;

  const find = useCallback(
    (words: string) => {
      const query = { search: words, sort, favorites: sortFavorites };
      const list = prepared ? listProducts(prepared, query) : products;
      return available && booked ? list.filter(({ id }) => !Object.hasOwn(booked, id)) : list;
    },
    [products, prepared, sort, available, sortFavorites, booked],
  );
  const foundAsTyped = useMemo(() => find(search), [find, search]);
  const isLost = foundAsTyped.length === 0 && search.trim() !== '' && !isIncomplete;
  const { value: code } = useLoaded(NEAREST.load, isLost ? NEAREST.loaded() : null);
  const nearest = useMemo(
    () => (isLost && prepared ? code?.nearestProductSearch(prepared, search) : undefined),
    [isLost, prepared, code, search],
  );
  const found = useMemo(
    () => (nearest?.isClose ? find(nearest.search) : foundAsTyped),
    [find, nearest, foundAsTyped],
  );

  return useMemo(() => {
    const chosen = resolveCategory(categories, category);
    const list = productsOfCategory(found, chosen.slug, categories);
    const total = list.length;
    return {
      view: { search, category, sort, available, page },
      products: pageSlice(list, page, STORE_PAGE_SIZE),
      found,
      total,
      page: clampPage(page, total, STORE_PAGE_SIZE),
      pages: pageCount(total, STORE_PAGE_SIZE),
      categoryName: chosen.name,
      nearest,
    };
  }, [found, nearest, categories, search, category, sort, available, page]);
}

/**
 * Returns the first page of a large store from the data of the page. Undefined for any other view.
 */
export function firstPageListing(
  firstPage: StoreFirstPage | undefined,
  view: StoreView,
): StoreListing | undefined {
  if (!firstPage || !isFirstStorePage(view)) return undefined;
  const { products, total } = firstPage;
  const pages = pageCount(total, STORE_PAGE_SIZE);
  return { view, products, total, page: 1, pages, categoryName: '' };
}
