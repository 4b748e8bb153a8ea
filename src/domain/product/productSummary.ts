import * as v from 'valibot';
import { toCategoryRef, type CategoryRef } from '../category/category';
import type { Parsed } from '../content/problem';
import { priceSchema, recordSchema, idSchema, textSchema } from '../content/recordSchema';
import { parseFileObject, parseRecords } from '../content/parseRecords';
import { withSlugs } from '../text/slug';

/** Fields of a product that lists need. */
export interface ProductSummary {
  id: string;
  name: string;
  slug: string;
  image: string;
  category: CategoryRef;
  price?: string | number;
  originalPrice?: string | number;
  isFeatured: boolean;
}

/** Schema entries of a summary, shared by the schemas of products. */
export const productSummaryEntries = {
  id: idSchema(),
  name: textSchema(),
  slug: v.optional(v.string()),
  image: textSchema(),
  category: v.optional(
    v.union([
      v.string(),
      recordSchema({
        id: v.optional(v.string()),
        name: textSchema(),
        slug: textSchema(),
      }),
    ]),
  ),
  price: v.optional(priceSchema()),
  originalPrice: v.optional(priceSchema()),
  isFeatured: v.optional(v.boolean()),
  is_featured: v.optional(v.boolean()),
};

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

/**
 * Schema of a summary before slug and category are normalised. Used by parsers that process
 * complete content.
 */
export const productSummarySchema = recordSchema(productSummaryEntries);

/**
 * Parses `products/index.json` or `products/featured.json`.
 * @param isPart for the featured products: products without a slug get their id as slug
 * @throws ShapeError if the file has no list of products
 */
export function parseProductIndex(
  json: unknown,
  file = 'products/index.json',
  isPart = false,
): Parsed<ProductSummary[]> {
  const { products } = parseFileObject(json, file, ['products']).value;
  const { value, problems } = parseRecords(productSummarySchema, products, file, 'products');
  return { value: normalizeProducts(value, isPart).map(withMainImage), problems };
}
