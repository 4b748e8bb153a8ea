import { useDeferredValue, useEffect, useMemo } from 'react';
import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import type { Category } from '@/domain/category/schema';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import type { ProductListItem } from '@/domain/product/productList';
import { STORE_PAGE_SIZE, listProducts, type PreparedProducts } from '@/domain/product/listing';
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
  total: number;
  page: number;
  pages: number;
  /** Name of the selected category, '' for all. */
  categoryName: string;
  /** All products, prepared for another search. Undefined for the unfiltered store. */
  prepared?: PreparedProducts | undefined;
}

const NO_FAVORITES: ReadonlySet<string> = new Set();

/**
 * Returns the products of a view, 16 per page. While the visitor types, results are deferred, so
 * that they do not block input.
 * @param booked products that are left out if the view requires it, by ID
 */
export function useStoreListing(
  { products, contents }: { products: readonly ProductListItem[] } & Pick<StoreContent, 'contents'>,
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

  const found = useMemo(() => {
    const chosen = resolveCategory(categories, category);
    const prepared = isStoreFiltered({ search, category, sort, page: 1 })
      ? preparation.finish()
      : undefined;
    const query = { search, category: chosen.slug, sort, favorites: sortFavorites };
    const list = prepared ? listProducts(prepared, query) : products;
    const shown = available && booked ? list.filter(({ id }) => !Object.hasOwn(booked, id)) : list;
    return { list: shown, categoryName: chosen.name, prepared };
  }, [products, categories, preparation, search, category, sort, available, sortFavorites, booked]);

  return useMemo(() => {
    const total = found.list.length;
    return {
      view: { search, category, sort, available, page },
      products: pageSlice(found.list, page, STORE_PAGE_SIZE),
      total,
      page: clampPage(page, total, STORE_PAGE_SIZE),
      pages: pageCount(total, STORE_PAGE_SIZE),
      categoryName: found.categoryName,
      prepared: found.prepared,
    };
  }, [found, search, category, sort, available, page]);
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
