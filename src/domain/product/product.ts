import { categoryOf, UNCATEGORIZED } from '../category/category';
import type { CategoryRef, Category } from '../category/schema';

export const RATING_MAX = 5;

/** Uses the first other image as main image if the record has none. */
export function withMainImage<T extends { image: string }>(entry: T): T {
  if (entry.image.trim()) return entry;
  const { images, gallery } = entry as { images?: unknown; gallery?: unknown };
  const image = [images, gallery].flat().find((one) => typeof one === 'string' && one.trim());
  return image ? { ...entry, image } : entry;
}

/** Main image first, each once, without blank entries. */
export function productImages(product: { image: string; images: readonly string[] }): string[] {
  const images = [product.image, ...product.images].filter((image) => image.trim());
  return [...new Set(images)];
}

/** Products of unknown categories are in the uncategorized file. */
export function productFile(category: CategoryRef, categories: readonly Category[]): string {
  const { slug } = categoryOf(category, categories) ?? UNCATEGORIZED;
  return `products/by-category/${slug}.json`;
}
