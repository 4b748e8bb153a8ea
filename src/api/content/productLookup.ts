import { findProduct } from '@/domain/lookup';
import {
  parseProductFile,
  productFile,
  productOf,
  type CategoryRef,
  type Product,
  type ProductSummary,
} from '@/domain/product';
import { relatedProducts } from '@/domain/related';
import { PRODUCT_CATEGORIES } from './categories';
import {
  contentApi,
  failureOf,
  readFile,
  type ContentFailure,
  type ContentTools,
} from './contentApi';
import { PRODUCT_INDEX } from './products';

/** A product page's content: the record, and what to look at next. */
export interface ProductView {
  product: Product | null;
  related: ProductSummary[];
}

/** The records of a category's file; where the categories can't be had, its own slug is tried. */
async function loadRecords(category: CategoryRef, tools: ContentTools): Promise<Product[]> {
  const categories = await readFile(PRODUCT_CATEGORIES, tools).catch(() => undefined);
  const path = categories
    ? productFile(category, categories)
    : `products/by-category/${category.slug}.json`;
  const reading = readFile({ path, parse: parseProductFile }, tools);
  return categories ? reading : reading.catch(() => []);
}

/**
 * Finds a product by id or slug through the index, then reads its record from its category's file.
 * Without the record there, or the categories, the summary stands in for it.
 */
async function loadProduct(param: string, tools: ContentTools): Promise<ProductView> {
  const index = await readFile(PRODUCT_INDEX, tools);
  const summary = findProduct(index, param);
  if (!summary) return { product: null, related: [] };
  const product = productOf(summary, await loadRecords(summary.category, tools));
  return { product, related: relatedProducts(index, summary, tools.randomFor(summary.id)) };
}

const lookupApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
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

export const productQuery = lookupApi.endpoints.product;
export const { useProductQuery } = lookupApi;
