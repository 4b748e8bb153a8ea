import { categoryOf } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { findProduct } from '@/domain/listing/lookup';
import { relatedProducts } from '@/domain/listing/related';
import { productFile } from '@/domain/product/product';
import type { ProductListItem } from '@/domain/product/productList';
import { resolveProduct, type Product, type ProductSummary } from '@/domain/product/schema';
import type { ReadContentFile } from '../contentFiles';

/** The content of a product page. */
export interface ProductView {
  /** Null if no product has this ID or slug. */
  product: Product | null;
  related: ProductListItem[];
  /** Products that go well with it. Unknown ones are left out. */
  goesWith: ProductListItem[];
}

/**
 * Reads the records that can include a product's. If the categories could not be read, the category's own slug is the
 * file name; if the index names no known category, every category file is read.
 */
async function readCandidates(
  { category }: ProductSummary,
  categories: readonly Category[] | undefined,
  read: ReadContentFile,
): Promise<Product[]> {
  const readFile = (path: string) => read('productsOf', path);
  const none = (): Product[] => [];
  if (!categories) return readFile(`products/by-category/${category.slug}.json`).catch(none);
  if (categoryOf(category, categories)) return readFile(productFile(category, categories));
  const paths = [category, ...categories].map((entry) => productFile(entry, categories));
  return (await Promise.all([...new Set(paths)].map((path) => readFile(path).catch(none)))).flat();
}

/** Returns the entry with the ID, name and slug of its category, if that is known. */
function withCategory<T extends ProductSummary>(entry: T, categories: readonly Category[] = []): T {
  const known = categoryOf(entry.category, categories);
  if (!known) return entry;
  const { id, name, slug } = known;
  return { ...entry, category: { ...entry.category, id, name, slug } };
}

const indexes = new WeakMap<
  readonly ProductSummary[],
  { categories: readonly Category[] | undefined; entries: ProductSummary[] }
>();

/** Adds the categories to all entries of an index, once for all products that are read from it. */
function withCategories(
  index: readonly ProductSummary[],
  categories: readonly Category[] | undefined,
): ProductSummary[] {
  const known = indexes.get(index);
  if (known && known.categories === categories) return known.entries;
  const entries = index.map((entry) => withCategory(entry, categories));
  indexes.set(index, { categories, entries });
  return entries;
}

/**
 * Finds a product by ID or slug in the index and reads its record from the file of its category. If the record or the
 * categories cannot be read, the summary with defaults is returned.
 * @throws ContentFailure if the index cannot be read
 */
export async function loadProduct(
  param: string,
  read: ReadContentFile,
  { randomFor }: { randomFor: (seed: string) => () => number },
): Promise<ProductView> {
  const index = await read('productIndex');
  const summary = findProduct(index, param);
  if (!summary) return { product: null, related: [], goesWith: [] };
  const categories = await read('productCategories').catch(() => undefined);
  const records = await readCandidates(summary, categories, read);
  const entries = withCategories(index, categories);
  const entry = entries[index.indexOf(summary)] ?? summary;
  const product = withCategory(resolveProduct(summary, records), categories);
  const others = new Set(product.goesWith);
  others.delete(product.id);
  return {
    product,
    goesWith: [...others].flatMap((id) => entries.find((other) => other.id === id) ?? []),
    related: relatedProducts(entries, entry, randomFor(summary.id)),
  };
}
