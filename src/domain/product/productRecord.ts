import * as v from 'valibot';
import { fillFromSummary } from '../content/fillFromSummary';
import type { Parsed } from '../content/problem';
import {
  normalizeProducts,
  productSummaryEntries,
  withMainImage,
  type ProductSummary,
} from './productSummary';
import { recordSchema, textSchema, textListSchema } from '../content/recordSchema';
import { parseFileObject, parseRecords } from '../content/parseRecords';

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
