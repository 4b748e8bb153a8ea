import { productFile } from '@/domain/product/product';
import type { ProductContents } from '@/domain/product/listing';
import type { ProductListItem } from '@/domain/product/productList';
import { resolveProduct, type Product } from '@/domain/product/schema';
import type { ReadContentFile } from '../contentFiles';

/** Reads the list of all products. @throws ContentFailure if the index cannot be read */
export const loadProductList = (_arg: void, read: ReadContentFile): Promise<ProductListItem[]> =>
  read('productIndex');

/**
 * Reads the full records of all products. A product whose file cannot be read is left out.
 * @throws ContentFailure if the index cannot be read
 */
async function readRecords(read: ReadContentFile): Promise<Product[]> {
  const index = await read('productIndex');
  const categories = await read('productCategories').catch(() => []);
  const fileOf = new Map(index.map((item) => [item.id, productFile(item.category, categories)]));
  const records = new Map<string, Product>();
  const missing = new Set<string | undefined>();
  await Promise.all(
    [...new Set(fileOf.values())].map(async (path) => {
      const list = await read('productsOf', path).catch(() => void missing.add(path));
      for (const record of list ?? []) if (!records.has(record.id)) records.set(record.id, record);
    }),
  );
  const known = index.filter(({ id }) => records.has(id) || !missing.has(fileOf.get(id)));
  return known.map((item) => {
    const record = records.get(item.id);
    return resolveProduct(item, record ? [record] : []);
  });
}

/** Reads the number of units of every product, by product ID. @throws ContentFailure if the index cannot be read */
export async function loadProductStocks(
  _arg: void,
  read: ReadContentFile,
): Promise<Record<string, number>> {
  return Object.fromEntries((await readRecords(read)).map(({ id, stock }) => [id, stock]));
}

/** Reads the products that each product needs, by product ID. @throws ContentFailure if the index cannot be read */
export async function loadProductNeeds(
  _arg: void,
  read: ReadContentFile,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const records = await readRecords(read);
  return Object.fromEntries(
    records.flatMap(({ id, needs = [] }) => (needs.length > 0 ? [[id, needs]] : [])),
  );
}

/** Reads what comes with each product, by product ID. @throws ContentFailure if the index cannot be read */
export async function loadProductContents(
  _arg: void,
  read: ReadContentFile,
): Promise<ProductContents> {
  const records = await readRecords(read);
  const kits = records.filter(({ included }) => included.length > 0);
  return Object.fromEntries(kits.map(({ id, included }) => [id, included]));
}
