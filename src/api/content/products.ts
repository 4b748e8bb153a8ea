import { findProduct } from '@/domain/lookup';
import {
  parseProductFile,
  parseProductIndex,
  productFile,
  type Product,
  type ProductSummary,
} from '@/domain/product';
import { relatedProducts } from '@/domain/related';
import { PRODUCT_CATEGORIES } from './categories';
import { contentApi, failureOf, readFile, type ContentFailure, type ContentTools } from './contentApi';

const INDEX = { path: 'products/index.json', parse: parseProductIndex };
const FEATURED = { path: 'products/featured.json', parse: parseProductIndex };

/** A product page's content: the record, and what to look at next. */
export interface ProductView {
  product: Product | null;
  related: ProductSummary[];
}

/**
 * Finds a product by id or slug through the index, then reads its record from its category's file.
 * Without the categories, or without the record there, the summary stands in for it.
 */
async function loadProduct(param: string, tools: ContentTools): Promise<ProductView> {
  const index = await readFile(INDEX, tools);
  const summary = findProduct(index, param);
  if (!summary) return { product: null, related: [] };
  const categories = await readFile(PRODUCT_CATEGORIES, tools).catch(() => []);
  const file = { path: productFile(summary.category, categories), parse: parseProductFile };
  const records = await readFile(file, tools);
  const record = records.find(({ id }) => id === summary.id);
  const product = record ?? withDefaults(summary);
  return { product, related: relatedProducts(index, summary, tools.randomFor(summary.id)) };
}

function withDefaults(summary: ProductSummary): Product {
  const { value } = parseProductFile({ products: [summary] });
  return value[0] as Product;
}

const productsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    productIndex: build.query<ProductSummary[], void>({ query: () => INDEX }),
    featuredProducts: build.query<ProductSummary[], void>({ query: () => FEATURED }),
    product: build.query<ProductView, string>({
      async queryFn(param, api): Promise<{ data: ProductView } | { error: ContentFailure }> {
        try {
          return { data: await loadProduct(param, api.extra as ContentTools) };
        } catch {
          return { error: failureOf(`products: ${param}`) };
        }
      },
    }),
  }),
});

export const productIndexQuery = productsApi.endpoints.productIndex;
export const featuredProductsQuery = productsApi.endpoints.featuredProducts;
export const productQuery = productsApi.endpoints.product;
export const { useProductIndexQuery, useFeaturedProductsQuery, useProductQuery } = productsApi;
