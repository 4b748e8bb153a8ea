import { categoryOf } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { findProduct } from '@/domain/listing/lookup';
import {
  parseProductFile,
  resolveProduct,
  type Product,
  type ProductSummary,
} from '@/domain/product/schema';
import { productFile } from '@/domain/product/product';
import { relatedProducts } from '@/domain/listing/related';
import { PRODUCT_CATEGORIES_FILE } from './categories';
import {
  contentApi,
  toContentFailure,
  readContentFile,
  type ContentFailure,
  type ContentDeps,
} from './contentApi';
import { PRODUCT_INDEX_FILE } from './products';

/** Content of a product page: the product and related products. */
export interface ProductView {
  product: Product | null;
  related: ProductSummary[];
}

/**
 * Reads the category file that contains the product. Without the category list, the slug of the
 * product's own category is used. If the index names no known category, all files are searched.
 */
async function loadRecords(
  { category }: ProductSummary,
  categories: readonly Category[] | undefined,
  tools: ContentDeps,
): Promise<Product[]> {
  const read = (path: string) => readContentFile({ path, parse: parseProductFile }, tools);
  const none = (): Product[] => [];
  if (!categories) return read(`products/by-category/${category.slug}.json`).catch(none);
  if (categoryOf(category, categories)) return read(productFile(category, categories));
  const paths = [category, ...categories].map((entry) => productFile(entry, categories));
  return (await Promise.all([...new Set(paths)].map((path) => read(path).catch(none)))).flat();
}

/** Returns the record with its category as defined in the category list, if it is known. */
function resolved<T extends ProductSummary>(entry: T, categories: readonly Category[] = []): T {
  const known = categoryOf(entry.category, categories);
  if (!known) return entry;
  const { id, name, slug } = known;
  return { ...entry, category: { ...entry.category, id, name, slug } };
}

/**
 * Finds a product by ID or slug in the index, then reads its record from its category file.
 * Without the record or the categories, the summary is used instead.
 */
async function loadProduct(param: string, tools: ContentDeps): Promise<ProductView> {
  const index = await readContentFile(PRODUCT_INDEX_FILE, tools);
  const summary = findProduct(index, param);
  if (!summary) return { product: null, related: [] };
  const categories = await readContentFile(PRODUCT_CATEGORIES_FILE, tools).catch(() => undefined);
  const records = await loadRecords(summary, categories, tools);
  const all = index.map((entry) => resolved(entry, categories));
  return {
    product: resolved(resolveProduct(summary, records), categories),
    related: relatedProducts(all, resolved(summary, categories), tools.randomFor(summary.id)),
  };
}

const lookupApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<ProductView, string>({
      async queryFn(param, api): Promise<{ data: ProductView } | { error: ContentFailure }> {
        try {
          return { data: await loadProduct(param, api.extra as ContentDeps) };
        } catch {
          return { error: toContentFailure(`products: ${param}`) };
        }
      },
    }),
  }),
});

export const productQuery = lookupApi.endpoints.product;
export const { useProductQuery } = lookupApi;
