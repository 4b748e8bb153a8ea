import * as v from 'valibot';
import { toCategoryRef } from '../category/category';
import { categoryRefSchema } from '../category/schema';
import { parseFileObject, parseRecords } from '../record/parseRecords';
import type { Parsed } from '../record/problem';
import { orUnknown } from '../record/readValue';
import {
  eitherSchema,
  featuredEntries,
  idSchema,
  newTextListSchema,
  numberSchema,
  textSchema,
  recordSchema,
  priceSchema,
  textListSchema,
  withFeaturedFlag,
} from '../record/recordSchema';
import { isJsonObject } from '../text/jsonObject';
import { withSlugs } from '../text/slug';
import { withMainImage } from './product';

interface NamedRecord {
  id: string;
  name: string;
  slug: string;
}

/** @param isPart whether the list is only a part of all products */
function normalizeProducts<T extends NamedRecord>(records: T[], isPart = false): T[] {
  return withSlugs(records, isPart ? undefined : ({ name }) => name).map((entry) => ({
    ...entry,
    name: entry.name.trim() ? entry.name : 'Unnamed Product',
  }));
}

/** @param isPart whether the list is only a part of all products */
export function publicProducts<T extends NamedRecord & { image: string }>(
  records: T[],
  isPart = false,
): T[] {
  return normalizeProducts(records, isPart).map(withMainImage);
}

export const productSummaryEntries = {
  id: idSchema(),
  name: textSchema(),
  slug: textSchema(),
  image: textSchema(),
  category: v.pipe(
    v.optional(eitherSchema(isJsonObject, categoryRefSchema, v.string()), ''),
    v.transform((category) => toCategoryRef(category)),
  ),
  price: v.optional(priceSchema()),
  originalPrice: v.optional(priceSchema()),
  /** In the currency's main unit. */
  dailyRate: v.optional(v.pipe(numberSchema(), v.gtValue(0, 'must be above 0'))),
  /** Words by which the search finds it besides its name. */
  keywords: newTextListSchema(),
  ...featuredEntries,
};

/** A missing slug is ''. */
export const productSummarySchema = v.pipe(
  recordSchema(productSummaryEntries),
  v.transform((product) => withFeaturedFlag(product)),
);

export type ProductSummary = v.InferOutput<typeof productSummarySchema>;

/** @param isPart products without a slug get their ID as slug @throws ShapeError if there is no list of products */
export function parseProductIndex(
  json: unknown,
  file = 'products/index.json',
  isPart = false,
): Parsed<ProductSummary[]> {
  const { products } = parseFileObject(json, file, ['products']);
  const { value, problems } = parseRecords(productSummarySchema, products, file, 'products');
  return { value: publicProducts(value, isPart), problems };
}

export const productEntries = {
  ...productSummaryEntries,
  description: textSchema(),
  images: textListSchema(),
  specs: textListSchema(),
  included: textListSchema(),
  goesWith: newTextListSchema(),
  /** IDs of products without which it cannot be used. */
  needs: newTextListSchema(),
  stock: v.optional(orUnknown(numberSchema()), 1),
  rating: v.optional(numberSchema(), 0),
  reviews: v.optional(numberSchema(), 0),
  createdAt: textSchema(),
  updatedAt: textSchema(),
};

/** A missing slug is ''. */
export const productSchema = v.pipe(
  recordSchema(productEntries),
  v.transform((product) => withFeaturedFlag(product)),
);

export type Product = v.InferOutput<typeof productSchema>;

/** @throws ShapeError if the file has no list of products */
export function parseProductFile(json: unknown, file = 'products/by-category'): Parsed<Product[]> {
  const { products } = parseFileObject(json, file, ['products']);
  const { value, problems } = parseRecords(productSchema, products, file, 'products');
  return { value: normalizeProducts(value), problems };
}

/** The record or the summary with defaults. The slug is that of the summary, so that a page has one URL. */
export function resolveProduct(summary: ProductSummary, records: readonly Product[]): Product {
  const found = records.find(({ id }) => id === summary.id);
  const [known = found] = found ? [] : parseProductFile({ products: [summary] }).value;
  return withMainImage({ ...(known as Product), slug: summary.slug });
}
