import { FEATURED_LIMITS } from '@/domain/featured';
import { newId } from '@/domain/ids';
import { ID_PREFIXES } from '@/domain/limits';
import type { Product } from '@/domain/product';
import {
  readRecordsCsv,
  recordsCsv,
  type RecordsImport,
} from '@/features/admin/common/csv/recordsCsv';
import {
  blankProduct,
  freeSlug,
  takenAddresses,
  type Catalogue,
  type ChangeTools,
} from './productChanges';
import { productCsvFields } from './productCsvFields';

/** The products as a CSV text, a row each. */
export function productsCsv(products: readonly Product[]): Promise<string> {
  return recordsCsv(products, productCsvFields([]));
}

/** Reads a products file; all or nothing, changes nothing itself. */
export function readProductsCsv(
  csv: string,
  { products, productCategories }: Catalogue,
  { now, random }: ChangeTools,
): Promise<RecordsImport<Product>> {
  return readRecordsCsv(csv, products, {
    fields: productCsvFields(productCategories),
    needed: ['name', 'category', 'description', 'image', 'specs'],
    blank: (id) => blankProduct(id || newId(ID_PREFIXES.product, random), now),
    finished: (product, all) => ({
      ...product,
      slug: product.slug || freeSlug(product.name, product.id, takenAddresses(all)),
    }),
    touched: (product) => ({ ...product, updatedAt: now }),
    featuredLimit: FEATURED_LIMITS.products,
  });
}
