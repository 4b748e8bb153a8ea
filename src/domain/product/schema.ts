import type { CategoryRef } from '../category/schema';
import {
  idSchema,
  textSchema,
  recordSchema,
  priceSchema,
  textListSchema,
} from '../content/recordSchema';
import * as v from 'valibot';
import type { Parsed } from '../content/problem';
import { parseFileObject, parseRecords } from '../content/parseRecords';
import { normalizeProducts, withMainImage } from './product';
import { fillFromSummary } from '../content/fillFromSummary';

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
const productSummaryEntries = {
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

/** Product with all fields of its page. */
export interface Product extends ProductSummary {
  description: string;
  images: string[];
  specs: string[];
  included: string[];
  stock: number;
  rating: number;
  reviews: number;
  createdAt: string;
  updatedAt: string;
}

/**
 * Schema of a product before slug and category are normalised. Used by parsers that process
 * complete content.
 */
export const productSchema = recordSchema({
  ...productSummaryEntries,
  description: textSchema(),
  images: textListSchema(),
  specs: textListSchema(),
  included: textListSchema(),
  stock: v.optional(v.number(), 1),
  rating: v.optional(v.number(), 0),
  reviews: v.optional(v.number(), 0),
  createdAt: textSchema(),
  updatedAt: textSchema(),
});

/**
 * Parses a file of `products/by-category`.
 * @throws ShapeError if the file has no list of products
 */
export function parseProductFile(json: unknown, file = 'products/by-category'): Parsed<Product[]> {
  const { products } = parseFileObject(json, file, ['products']).value;
  const { value, problems } = parseRecords(productSchema, products, file, 'products');
  return { value: normalizeProducts(value), problems };
}

const parseOne = (entry: object) => parseProductFile({ products: [entry] }).value[0];

/**
 * Returns the full record of a product: the record with its id, or its summary with defaults.
 * Missing fields are filled from the summary, and the slug is always that of the summary.
 * @param records the records in the file of the product's category
 */
export function resolveProduct(summary: ProductSummary, records: readonly Product[]): Product {
  const found = records.find(({ id }) => id === summary.id);
  return withMainImage(fillFromSummary(found, summary, parseOne, productSummaryEntries));
}
