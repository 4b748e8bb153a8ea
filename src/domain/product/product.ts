import { categoryOf, UNCATEGORIZED, type Category, type CategoryRef } from '../category/category';

export { parseProductIndex, type ProductSummary } from './productSummary';
export { parseProductFile, resolveProduct, type Product } from './productRecord';

/** Returns the images of a product: main image first, each once, without blank entries. */
export function productImages(product: { image: string; images: readonly string[] }): string[] {
  const images = [product.image, ...product.images].filter((image) => image.trim());
  return [...new Set(images)];
}

/**
 * Returns the path of the file with the product's record. Products of unknown categories are in the
 * uncategorized file.
 */
export function productFile(category: CategoryRef, categories: readonly Category[]): string {
  const { slug } = categoryOf(category, categories) ?? UNCATEGORIZED;
  return `products/by-category/${slug}.json`;
}
