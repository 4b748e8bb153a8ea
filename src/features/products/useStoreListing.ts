import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Category } from '@/domain/category';
import { STORE_PAGE_SIZE } from '@/domain/limits';
import { clampPage, pageCount, pageSlice } from '@/domain/paging';
import type { ProductSummary } from '@/domain/product';
import { listProducts } from '@/domain/storeListing';
import { createPreparation, prepareWhenIdle } from './preparation';
import { chosenCategory } from './storeCategories';
import { isFiltered, type StoreView } from './storeView';

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
 * Lists the products of a view, 16 a page (public-site.md §4, §9). It follows the view in its own
 * time, so that typing never waits for it.
 */
export function useStoreListing(
  products: readonly ProductSummary[],
  categories: readonly Category[],
  wanted: StoreView,
  favorites: ReadonlySet<string>,
): StoreListing {
  const view = useDeferredValue(wanted);
  const preparation = useMemo(
    () => createPreparation(products, categories),
    [products, categories],
  );
  useEffect(() => prepareWhenIdle(preparation), [preparation]);
  const marked = view.sort === 'favorites' ? favorites : NO_FAVORITES;
  const { search, category, sort } = view;

  const found = useMemo(() => {
    const chosen = chosenCategory(categories, category);
    const list = isFiltered({ search, category, sort, page: 1 })
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
      view,
      products: pageSlice(found.list, view.page, STORE_PAGE_SIZE),
      total,
      page: clampPage(view.page, total, STORE_PAGE_SIZE),
      pages: pageCount(total, STORE_PAGE_SIZE),
      categoryName: found.categoryName,
    };
  }, [found, view]);
}
