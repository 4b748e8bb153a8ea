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

/** A product with everything its page shows (content-contract.md, Shapes). */
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

/** A product before its slug and category are made; for the parsers of whole content. */
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
 * @throws ShapeError when there is no list of products (content-contract.md)
 */
export function parseProductFile(json: unknown, file = 'products/by-category'): Parsed<Product[]> {
  const { products } = parseFileObject(json, file, ['products']).value;
  const { value, problems } = parseRecords(productSchema, products, file, 'products');
  return { value: normalizeProducts(value), problems };
}

const parsed = (entry: object) => parseProductFile({ products: [entry] }).value[0];

/**
 * The full record of a product of the index: the one with its id among the records of its category's file, else its
 * summary with defaults. Where the record says nothing, the index's word stands; the slug is always the index's.
 */
export function resolveProduct(summary: ProductSummary, records: readonly Product[]): Product {
  const found = records.find(({ id }) => id === summary.id);
  return withMainImage(fillFromSummary(found, summary, parsed, productSummaryEntries));
}
