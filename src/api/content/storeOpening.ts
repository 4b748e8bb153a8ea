import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { STORE_PAGE_SIZE } from '@/domain/limits';
import type { ProductSummary } from '@/domain/product';
import { countByCategory } from '@/domain/storeListing';
import { PRODUCT_CATEGORIES } from './categories';
import {
  contentApi,
  failureOf,
  readFile,
  type ContentFailure,
  type ContentTools,
} from './contentApi';
import { PRODUCT_INDEX, productIndexQuery } from './products';

/** The first page of the whole store with its numbers: it stands in for an index of thousands. */
export interface StoreOpening {
  products: ProductSummary[];
  total: number;
  /** Products by category slug. */
  counts: Record<string, number>;
}

/** An index of at most this many products is part of the prerendered store; a larger one follows. */
const EMBEDDED_PRODUCTS = 200;

async function loadOpening(tools: ContentTools): Promise<StoreOpening> {
  const index = await readFile(PRODUCT_INDEX, tools);
  const categories = await readFile(PRODUCT_CATEGORIES, tools).catch(() => []);
  return {
    products: index.slice(0, STORE_PAGE_SIZE),
    total: index.length,
    counts: Object.fromEntries(countByCategory(index, categories)),
  };
}

const openingApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    storeOpening: build.query<StoreOpening, void>({
      async queryFn(_arg, api): Promise<{ data: StoreOpening } | { error: ContentFailure }> {
        try {
          return { data: await loadOpening(api.extra as ContentTools) };
        } catch {
          return { error: failureOf(PRODUCT_INDEX.path) };
        }
      },
    }),
  }),
});

const storeOpeningQuery = openingApi.endpoints.storeOpening;

/** The opening a prerendered page came with, if any; never asks for it. */
export function useStoreOpening(): StoreOpening | undefined {
  return storeOpeningQuery.useQueryState().data;
}

const isLarge = (index: readonly ProductSummary[]): boolean => index.length > EMBEDDED_PRODUCTS;

/** Whether the index has so many products that no page brings it along. */
export async function isLargeStore(tools: ContentTools): Promise<boolean> {
  return isLarge(await readFile(PRODUCT_INDEX, tools).catch(() => []));
}

/**
 * Reads for the prerendered store: the index, or its opening where the index is large.
 * @throws when the index cannot be read
 */
export function storeRead(): ThunkAction<Promise<unknown>, unknown, ContentTools, UnknownAction> {
  return async (dispatch, _getState, tools) =>
    isLarge(await readFile(PRODUCT_INDEX, tools))
      ? dispatch(storeOpeningQuery.initiate())
      : dispatch(productIndexQuery.initiate());
}
