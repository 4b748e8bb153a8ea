import { categoryOf, type Category } from '@/domain/category';
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
async function loadRecords(
  category: CategoryRef,
  categories: readonly Category[] | undefined,
  tools: ContentTools,
): Promise<Product[]> {
  const path = categories
    ? productFile(category, categories)
    : `products/by-category/${category.slug}.json`;
  const reading = readFile({ path, parse: parseProductFile }, tools);
  return categories ? reading : reading.catch(() => []);
}

/** The same record with its category as the file of the categories has it, where it is known. */
function resolved<T extends ProductSummary>(entry: T, categories: readonly Category[] = []): T {
  const known = categoryOf(entry.category, categories);
  if (!known) return entry;
  const { id, name, slug } = known;
  return { ...entry, category: { ...entry.category, id, name, slug } };
}

/**
 * Finds a product by id or slug through the index, then reads its record from its category's file.
 * Without the record there, or the categories, the summary stands in for it.
 */
async function loadProduct(param: string, tools: ContentTools): Promise<ProductView> {
  const index = await readFile(PRODUCT_INDEX, tools);
  const summary = findProduct(index, param);
  if (!summary) return { product: null, related: [] };
  const categories = await readFile(PRODUCT_CATEGORIES, tools).catch(() => undefined);
  const records = await loadRecords(summary.category, categories, tools);
  const all = index.map((entry) => resolved(entry, categories));
  return {
    product: resolved(productOf(summary, records), categories),
    related: relatedProducts(all, resolved(summary, categories), tools.randomFor(summary.id)),
  };
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
