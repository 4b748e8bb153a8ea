import { categoryOf } from '@/domain/category/category';
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
  // Without the categories, the slug of its own one is the name of the file.
  const path = categories
    ? productFile(summary.category, categories)
    : `products/by-category/${summary.category.slug}.json`;
  const records = await read('productsOf', path).catch((error: unknown) => {
    if (categories) throw error;
    return [];
  });
  /** Adds ID, name and slug of its category, if that is known. */
  const withCategory = <T extends ProductSummary>(entry: T): T => {
    const { id, name, slug } = categoryOf(entry.category, categories ?? []) ?? entry.category;
    return { ...entry, category: { ...entry.category, ...(id && { id }), name, slug } };
  };
  const product = withCategory(resolveProduct(summary, records));
  const keyOf = ({ category }: ProductSummary) =>
    (categoryOf(category, categories ?? []) ?? category).slug;
  const others = new Set(product.goesWith);
  others.delete(product.id);
  return {
    product,
    goesWith: [...others]
      .flatMap((id) => index.find((other) => other.id === id) ?? [])
      .map(withCategory),
    related: relatedProducts(index, summary, randomFor(summary.id), keyOf).map(withCategory),
  };
}
