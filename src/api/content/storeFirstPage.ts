import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { STORE_PAGE_SIZE } from '@/domain/text/limits';
import type { ProductSummary } from '@/domain/product/schema';
import { countByCategory } from '@/domain/product/listing';
import { PRODUCT_CATEGORIES_FILE } from './categories';
import {
  contentApi,
  toContentFailure,
  readContentFile,
  type ContentFailure,
  type ContentDeps,
} from './contentApi';
import { PRODUCT_INDEX_FILE, productIndexQuery } from './products';

/** First page of the whole store with its counts. It replaces an index of thousands of products. */
export interface StoreFirstPage {
  products: ProductSummary[];
  total: number;
  /** Number of products by category slug. */
  counts: Record<string, number>;
}

/** Maximum number of products of an index that is embedded in the prerendered store. */
const EMBEDDED_PRODUCTS = 200;

async function loadOpening(tools: ContentDeps): Promise<StoreFirstPage> {
  const index = await readContentFile(PRODUCT_INDEX_FILE, tools);
  const categories = await readContentFile(PRODUCT_CATEGORIES_FILE, tools).catch(() => []);
  return {
    products: index.slice(0, STORE_PAGE_SIZE),
    total: index.length,
    counts: Object.fromEntries(countByCategory(index, categories)),
  };
}

const openingApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    storeOpening: build.query<StoreFirstPage, void>({
      async queryFn(_arg, api): Promise<{ data: StoreFirstPage } | { error: ContentFailure }> {
        try {
          return { data: await loadOpening(api.extra as ContentDeps) };
        } catch {
          return { error: toContentFailure(PRODUCT_INDEX_FILE.path) };
        }
      },
    }),
  }),
});

const storeOpeningQuery = openingApi.endpoints.storeOpening;

/** Returns the first page that is embedded in the prerendered page, if any. Never requests it. */
export function useStoreFirstPage(): StoreFirstPage | undefined {
  return storeOpeningQuery.useQueryState().data;
}

const isLarge = (index: readonly ProductSummary[]): boolean => index.length > EMBEDDED_PRODUCTS;

/** Returns whether the index has too many products to be embedded in a page. */
export async function isLargeStore(tools: ContentDeps): Promise<boolean> {
  return isLarge(await readContentFile(PRODUCT_INDEX_FILE, tools).catch(() => []));
}

/**
 * Reads the data of the prerendered store: the index, or its first page if the index is large.
 * @throws if the index cannot be read
 */
export function loadStorePage(): ThunkAction<
  Promise<unknown>,
  unknown,
  ContentDeps,
  UnknownAction
> {
  return async (dispatch, _getState, tools) =>
    isLarge(await readContentFile(PRODUCT_INDEX_FILE, tools))
      ? dispatch(storeOpeningQuery.initiate())
      : dispatch(productIndexQuery.initiate());
}
