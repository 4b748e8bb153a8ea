import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { STORE_PAGE_SIZE } from '@/domain/text/limits';
import type { ProductSummary } from '@/domain/product/product';
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

/** The first page of the whole store with its numbers: it stands in for an index of thousands. */
export interface StoreFirstPage {
  products: ProductSummary[];
  total: number;
  /** Products by category slug. */
  counts: Record<string, number>;
}

/** An index of at most this many products is part of the prerendered store; a larger one follows. */
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

/** The opening a prerendered page came with, if any; never asks for it. */
export function useStoreFirstPage(): StoreFirstPage | undefined {
  return storeOpeningQuery.useQueryState().data;
}

const isLarge = (index: readonly ProductSummary[]): boolean => index.length > EMBEDDED_PRODUCTS;

/** Whether the index has so many products that no page brings it along. */
export async function isLargeStore(tools: ContentDeps): Promise<boolean> {
  return isLarge(await readContentFile(PRODUCT_INDEX_FILE, tools).catch(() => []));
}

/**
 * Reads for the prerendered store: the index, or its opening where the index is large.
 * @throws when the index cannot be read
 */
export function loadStorePage(): ThunkAction<Promise<unknown>, unknown, ContentDeps, UnknownAction> {
  return async (dispatch, _getState, tools) =>
    isLarge(await readContentFile(PRODUCT_INDEX_FILE, tools))
      ? dispatch(storeOpeningQuery.initiate())
      : dispatch(productIndexQuery.initiate());
}
