import { parseProductIndex, type ProductSummary } from '@/domain/product/schema';
import { contentApi } from './contentApi';

/** Index of all products, also used by the store's first page and the product lookup. */
export const PRODUCT_INDEX_FILE = { path: 'products/index.json', parse: parseProductIndex };
const FEATURED = {
  path: 'products/featured.json',
  parse: (json: unknown) => parseProductIndex(json, 'products/featured.json', true),
};

const productsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    productIndex: build.query<ProductSummary[], void>({ query: () => PRODUCT_INDEX_FILE }),
    featuredProducts: build.query<ProductSummary[], void>({ query: () => FEATURED }),
  }),
});

export const productIndexQuery = productsApi.endpoints.productIndex;
export const featuredProductsQuery = productsApi.endpoints.featuredProducts;

export const { useProductIndexQuery, useFeaturedProductsQuery } = productsApi;
