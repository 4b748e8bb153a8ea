import { productFile } from '@/domain/product/product';
import type { ProductContents } from '@/domain/product/listing';
import { toListItem, unpackProductList, type ProductListItem } from '@/domain/product/productList';
import { resolveProduct, type Product } from '@/domain/product/schema';
import type { ReadContentFile } from '../contentDeps';

/** What the build has written about all products, if anything. It takes less than the content files. */
interface Built {
  built?: unknown;
}

export async function loadProductList(
  _arg: void,
  read: ReadContentFile,
  { built }: Built,
): Promise<ProductListItem[]> {
  return unpackProductList(built) ?? read('productIndex');
}

/** A product whose file cannot be read is left out. @throws ContentFailure if the index cannot be read */
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
): Promise<Record<string, Product['stock']>> {
  return Object.fromEntries((await readRecords(read)).map(({ id, stock }) => [id, stock]));
}

export type NeededProducts = Readonly<Record<string, readonly ProductListItem[]>>;

/** Products of the store that each one needs, by product ID. @throws ContentFailure if the index cannot be read */
export async function loadNeededProducts(
  _arg: void,
  read: ReadContentFile,
  { built }: Built,
): Promise<NeededProducts> {
  if (built) return built as NeededProducts;
  const records = await readRecords(read);
  const listed = new Map(records.map((record) => [record.id, toListItem(record)]));
  const found = records.map(({ id, needs = [] }) => {
    const items = [...new Set(needs)].flatMap((needed) => listed.get(needed) ?? []);
    return [id, items] as const;
  });
  return Object.fromEntries(found.filter(([, items]) => items.length > 0));
}

/** Reads what comes with each product, by product ID. @throws ContentFailure if the index cannot be read */
export async function loadProductContents(
  _arg: void,
  read: ReadContentFile,
  { built }: Built,
): Promise<ProductContents> {
  if (built) return built as ProductContents;
  const records = await readRecords(read);
  const kits = records.filter(({ included }) => included.length > 0);
  return Object.fromEntries(kits.map(({ id, included }) => [id, included]));
}
