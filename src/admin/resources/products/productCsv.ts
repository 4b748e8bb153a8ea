import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { newId } from '@/domain/text/ids';
import { ID_PREFIXES } from '@/domain/text/limits';
import type { Product } from '@/domain/product/schema';
import { readRecordsCsv, writeRecordsCsv, type RecordsImport } from '../csv/recordsCsv';
import {
  blankProduct,
  uniqueSlug,
  takenSlugs,
  type ProductCatalogue,
  type ChangeDeps,
} from './productChanges';
import { productCsvFields } from './productCsvFields';

/** Writes the products as a CSV text with one row each. */
export function productsCsv(products: readonly Product[]): Promise<string> {
  return writeRecordsCsv(products, productCsvFields([]));
}

/** Reads a CSV file of products. All rows or none can be imported. It has no side effects. */
export function readProductsCsv(
  csv: string,
  { products, productCategories }: ProductCatalogue,
  { now, random }: ChangeDeps,
): Promise<RecordsImport<Product>> {
  return readRecordsCsv(csv, products, {
    fields: productCsvFields(productCategories),
    needed: ['name', 'category', 'description', 'image', 'specs'],
    blank: (id) => blankProduct(id || newId(ID_PREFIXES.product, random), now),
    finished: (product, all) => ({
      ...product,
      slug: product.slug || uniqueSlug(product.name, product.id, takenSlugs(all)),
    }),
    touched: (product) => ({ ...product, updatedAt: now }),
    featuredLimit: FEATURED_LIMITS.products,
  });
}
