import { useDeferredValue, useEffect, useMemo } from 'react';
import type { StoreFirstPage } from '@/api/content/storeFirstPage';
import type { Category } from '@/domain/category/category';
import { STORE_PAGE_SIZE } from '@/domain/text/limits';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import type { ProductSummary } from '@/domain/product/product';
import { listProducts } from '@/domain/product/listing';
import { runIdleWork } from '@/ui/lazy/idleWork';
import { createPreparation } from './preparation';
import { chosenCategory } from './storeCategories';
import { isProjectsFiltered, type StoreView } from './storeView';
import type { StoreViewControl } from './useStoreView';

/** One page of what was asked for. */
export interface StoreListing {
  /** The view it answers; a keystroke ahead of it may be on its way. */
  view: StoreView;
  products: ProductSummary[];
  total: number;
  page: number;
  pages: number;
  /** The name of the chosen category, '' for all. */
  categoryName: string;
}

const NO_FAVORITES: ReadonlySet<string> = new Set();

/**
 * Lists the products of a view, 16 a page (public-site.md §4, §9). It follows what the visitor does
 * in its own time, so that typing never waits for it.
 */
export function useStoreListing(
  products: readonly ProductSummary[],
  categories: readonly Category[],
  { view: wanted, isAhead }: Pick<StoreViewControl, 'view' | 'isAhead'>,
  favorites: ReadonlySet<string>,
): StoreListing {
  const followed = useDeferredValue(wanted);
  // What the URL says is shown at once: nobody is to see the whole store for long instead.
  const { search, category, sort, page } = isAhead ? followed : wanted;
  const preparation = useMemo(
    () => createPreparation(products, categories),
    [products, categories],
  );
  useEffect(() => runIdleWork(preparation.advance), [preparation]);
  const marked = sort === 'favorites' ? favorites : NO_FAVORITES;

  const found = useMemo(() => {
    const chosen = chosenCategory(categories, category);
    const list = isProjectsFiltered({ search, category, sort, page: 1 })
      ? listProducts(preparation.finish(), {
          search,
          category: chosen.slug,
          sort,
          favorites: marked,
        })
      : products;
    return { list, categoryName: chosen.name };
  }, [products, categories, preparation, search, category, sort, marked]);

  return useMemo(() => {
    const total = found.list.length;
    return {
      view: { search, category, sort, page },
      products: pageSlice(found.list, page, STORE_PAGE_SIZE),
      total,
      page: clampPage(page, total, STORE_PAGE_SIZE),
      pages: pageCount(total, STORE_PAGE_SIZE),
      categoryName: found.categoryName,
    };
  }, [found, search, category, sort, page]);
}

/** The first page of a large store, as its prerendered page came; undefined for any other view. */
export function openingListing(
  opening: StoreFirstPage | undefined,
  view: StoreView,
): StoreListing | undefined {
  if (!opening || isProjectsFiltered(view) || view.page !== 1) return undefined;
  const { products, total } = opening;
  const pages = pageCount(total, STORE_PAGE_SIZE);
  return { view, products, total, page: 1, pages, categoryName: '' };
}
