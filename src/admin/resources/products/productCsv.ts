import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { newId } from '@/domain/text/ids';
import { ID_PREFIXES } from '@/domain/text/limits';
import type { Product } from '@/domain/product/product';
import {
  readRecordsCsv,
  writeRecordsCsv,
  type RecordsImport,
} from '../csv/recordsCsv';
import {
  blankProduct,
  uniqueSlug,
  takenSlugs,
  type ProductCatalogue,
  type ChangeDeps,
} from './productChanges';
import { productCsvFields } from './productCsvFields';

/** The products as a CSV text, a row each. */
export function productsCsv(products: readonly Product[]): Promise<string> {
  return writeRecordsCsv(products, productCsvFields([]));
}

/** Reads a products file; all or nothing, changes nothing itself. */
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
