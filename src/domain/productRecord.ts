import * as v from 'valibot';
import { filledRecord } from './filledRecord';
import type { Parsed } from './problem';
import {
  finishProducts,
  summaryEntries,
  withMainImage,
  type ProductSummary,
} from './productSummary';
import { record, text, textList } from './recordSchema';
import { fileObject, parseRecords } from './records';

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
export const productSchema = record({
  ...summaryEntries,
  description: text(),
  images: textList(),
  specs: textList(),
  included: textList(),
  stock: v.optional(v.number(), 1),
  rating: v.optional(v.number(), 0),
  reviews: v.optional(v.number(), 0),
  createdAt: text(),
  updatedAt: text(),
});

/**
 * Parses a file of `products/by-category`.
 * @throws ShapeError when there is no list of products (content-contract.md)
 */
export function parseProductFile(json: unknown, file = 'products/by-category'): Parsed<Product[]> {
  const { products } = fileObject(json, file, ['products']).value;
  const { value, problems } = parseRecords(productSchema, products, file, 'products');
  return { value: finishProducts(value), problems };
}

const parsed = (entry: object) => parseProductFile({ products: [entry] }).value[0];

/**
 * The full record of a product of the index: the one with its id among the records of its category's file, else its
 * summary with defaults. Where the record says nothing, the index's word stands; the slug is always the index's.
 */
export function productOf(summary: ProductSummary, records: readonly Product[]): Product {
  const found = records.find(({ id }) => id === summary.id);
  return withMainImage(filledRecord(found, summary, parsed, summaryEntries));
}
