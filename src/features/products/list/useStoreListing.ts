import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import type { Category } from '@/domain/category/schema';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import {
  prepareProducts,
  type PreparedProducts,
  type ProductContents,
  STORE_PAGE_SIZE,
  listProducts,
  productsOfCategory,
} from '@/domain/product/listing';
import type { ProductListItem } from '@/domain/product/productList';
import { useNearest } from '@/features/search';
import { whenIdle } from '@/ui/schedule';
import { resolveCategory } from './storeCategories';
import {
  isFirstStorePage,
  isStoreFiltered,
  type StoreView,
  type StoreViewControl,
} from './storeView';
import type { StoreContent } from './useStoreContent';

/** Number of products prepared in one batch: about 5 ms on a slow phone. */
const BATCH_SIZE = 100;

interface BatchedPreparation {
  /** Prepares one more batch. Returns false if nothing was left. */
  advance: () => boolean;
  /** Returns the prepared list. Prepares the remaining products synchronously. */
  finish: () => PreparedProducts;
}

/** Creates a preparation with the same result as `prepareProducts` for the whole list. */
export function prepareInBatches(
  products: readonly ProductListItem[],
  categories: readonly Category[],
  contents?: ProductContents,
): BatchedPreparation {
  const prepared: PreparedProducts['products'][number][] = [];
  let done = 0;
  let result: PreparedProducts | undefined;

  function advance(count = BATCH_SIZE): boolean {
    if (done >= products.length) return false;
    const batch = products.slice(done, done + count);
    prepared.push(...prepareProducts(batch, categories, contents).products);
    done += batch.length;
    return true;
  }

  return {
    advance: () => advance(),
    finish() {
      while (advance());
      result ??= { products: prepared, sorted: new Map() };
      return result;
    },
  };
}

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

function usePreparation(...[products, categories, contents]: Parameters<typeof prepareInBatches>) {
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
  return preparation;
}

/** 16 products per page, deferred while the visitor types. `booked` are left out if the view requires it. */
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
  const preparation = usePreparation(products, categories, contents);
  const sortFavorites = sort === 'favorites' ? favorites : NO_FAVORITES;
  const prepared = isStoreFiltered({ search, category, sort, page: 1 })
    ? preparation.finish()
    : undefined;

  const find = useCallback(
    (words: string) => {
      const query = { search: words, sort, favorites: sortFavorites };
      return prepared ? listProducts(prepared, query) : products;
    },
    [products, prepared, sort, sortFavorites],
  );
  const textsOf = useCallback(
    () =>
      preparation
        .finish()
        .products.flatMap(({ product, contents: own }) => [
          product.name,
          product.category.name,
          ...(product.keywords ?? []),
          ...own,
        ]),
    [preparation],
  );
  const { found: all, nearest, isPending } = useNearest(search, find, textsOf);
  const isAvailable = useCallback(
    ({ id }: ProductListItem) => !available || !booked || !Object.hasOwn(booked, id),
    [available, booked],
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
