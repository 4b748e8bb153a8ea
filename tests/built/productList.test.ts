import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  PAGE_DATA_FORMAT,
  type PageDataFile,
  pageDataUrl,
  PRODUCT_CONTENTS_PATH,
  PRODUCT_LIST_PATH,
} from '../../src/api/content/pageData';
import { listProducts, prepareProducts } from '../../src/domain/product/listProducts';
import { packProductList, unpackProductList } from '../../src/domain/product/productListItem';
import { builtFile, content } from '../helpers/hosts/builtSite';

/** Limits in bytes for each product of a list of 2,000 products: as JSON, and after Brotli compression. */
const MAX_BYTES = 160;
const MAX_COMPRESSED_BYTES = 20;

const dataFile = (page: string) =>
  JSON.parse(builtFile(pageDataUrl(page).slice(1))) as PageDataFile;
const file = dataFile(PRODUCT_LIST_PATH);
const list = unpackProductList(file.queries[0]?.value) ?? [];

it('The list of all products has the fields of cards, and the stock of the full records', () => {
  expect(file.format).toBe(PAGE_DATA_FORMAT);
  expect(list).toEqual(
    content.products().map((product) => {
      const { id, name, slug, image, category, price, dailyRate } = product;
      const { stock, keywords } = content.productRecord(product);
      return { id, name, slug, image, category, price, dailyRate, stock, keywords };
    }),
  );
});

it('The contents of all products are those of the full records', () => {
  const [query] = dataFile(PRODUCT_CONTENTS_PATH).queries;
  const records = content.products().map((product) => content.productRecord(product));
  const kits = records.filter(({ included }) => included.length > 0);
  expect(kits.length).toBeGreaterThan(0);
  expect(query).toEqual({
    endpointName: 'productContents',
    value: Object.fromEntries(kits.map(({ id, included }) => [id, included])),
  });
});

it('The list of 2,000 products is small', () => {
  const count = 2000;
  const items = Array.from({ length: count }, (_none, index) => {
    const item = list[index % list.length];
    if (!item) throw new Error('The build has no products');
    const slug = `${item.slug}-${index}`;
    return { ...item, id: `${item.id}-${index}`, name: `${item.name} ${index}`, slug };
  });
  const json = JSON.stringify(packProductList(items));
  expect(json.length / count).toBeLessThan(MAX_BYTES);
  expect(brotliCompressSync(json).length / count).toBeLessThan(MAX_COMPRESSED_BYTES);
});

it.each([
  ['wedding', 'Three-Axis Gimbal'],
  ['interview', 'Wireless Lavalier Set'],
  ['lapel mic', 'Wireless Lavalier Set'],
  ['light stand', 'C-Stand Kit 40-inch'],
  ['hand held', 'Shoulder Rig Kit'],
])('Customers find by %j the %s', (search, name) => {
  const found = listProducts(prepareProducts(list), { search });
  expect(found.map((product) => product.name)).toContain(name);
});
