import { toCategoryRef, categoryOf, UNCATEGORIZED } from '../category/category';
import { withSlugs } from '../text/slug';
import type { CategoryRef, Category } from '../category/schema';

interface FeaturedFlags {
  isFeatured?: boolean | undefined;
  is_featured?: boolean | undefined;
}

/** Reads the featured flag, which may be stored as `isFeatured` or `is_featured`. */
export function withFeaturedFlag<T extends FeaturedFlags>(input: T): T & { isFeatured: boolean } {
  const { is_featured: variant, ...rest } = input;
  const isFeatured = rest.isFeatured ?? variant ?? false;
  return { ...rest, isFeatured } as T & { isFeatured: boolean };
}

/** Uses the first other image as main image if the record has none. */
export function withMainImage<T extends { image: string }>(entry: T): T {
  if (entry.image.trim()) return entry;
  const { images, gallery } = entry as { images?: unknown; gallery?: unknown };
  const image = [images, gallery].flat().find((one) => typeof one === 'string' && one.trim());
  return image ? { ...entry, image } : entry;
}

interface RawProduct extends FeaturedFlags {
  id: string;
  name: string;
  slug?: string | undefined;
  category?: Parameters<typeof toCategoryRef>[0];
}

/**
 * Adds slug, category and default name to products. Other fields are unchanged.
 * @param isPart whether the list is only a part of all products
 */
export function normalizeProducts<T extends RawProduct>(records: T[], isPart = false) {
  return withSlugs(records, isPart ? undefined : ({ name }) => name).map((entry) => ({
    ...withFeaturedFlag(entry),
    name: entry.name.trim() ? entry.name : 'Unnamed Product',
    category: toCategoryRef(entry.category),
  }));
}

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
