import { categoryOf, UNCATEGORIZED, type Category, type CategoryRef } from '../category/category';

export type { CategoryRef } from '../category/category';
export { parseProductIndex, type ProductSummary } from './productSummary';
export { parseProductFile, resolveProduct, type Product } from './productRecord';

/** The pictures of a product, its main one first, each once, no blanks (public-site.md §2). */
export function productImages(product: { image: string; images: readonly string[] }): string[] {
  const images = [product.image, ...product.images].filter((image) => image.trim());
  return [...new Set(images)];
}

/** The path of the file that holds a product's record; an unknown category's is uncategorized. */
export function productFile(category: CategoryRef, categories: readonly Category[]): string {
  const { slug } = categoryOf(category, categories) ?? UNCATEGORIZED;
  return `products/by-category/${slug}.json`;
}
