import { expect, it, vi } from 'vitest';
import { pageDataReader, type PageQuery, PRODUCT_LIST_PATH } from '@/api/content/pageData';
import { STORE_PAGE_SIZE } from '@/domain/product/listProducts';
import { packProductList } from '@/domain/product/productListItem';
import { openSite } from '../helpers/component/publicSite';
import { expectNames, expectStatus, pager, search } from '../helpers/component/storePage';

const TOTAL = 2000;
const category = { id: 'c1', name: 'Lenses', slug: 'lenses' };
const PRODUCTS = Array.from({ length: TOTAL }, (_none, index) => ({
  id: `p${index}`,
  name: `Lens ${index}`,
  slug: `lens-${index}`,
  image: '',
  category,
  price: 100 + index,
  stock: 1,
}));
const FIRST = PRODUCTS.slice(0, STORE_PAGE_SIZE).map(({ name }) => name);

const DATA: PageQuery[] = [
  {
    endpointName: 'storeFirstPage',
    arg: undefined,
    value: {
      products: PRODUCTS.slice(0, STORE_PAGE_SIZE),
      total: TOTAL,
      counts: { lenses: TOTAL },
    },
  },
  {
    endpointName: 'productCategories',
    arg: undefined,
    value: [{ ...category, isActive: true }],
  },
];

const LIST: PageQuery[] = [
  { endpointName: 'productList', arg: undefined, value: packProductList(PRODUCTS) },
];

/** Opens the store, whose page has a data file with the first page only. */
async function openLargeStore(query = '') {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const read: string[] = [];
  await openSite(`/store${query}`, {}, null, {
    ...pageDataReader(() => '/store'),
    read: (path = '/store') => {
      read.push(path);
      return Promise.resolve(path === PRODUCT_LIST_PATH ? LIST : DATA);
    },
  });
  return {
    isListRead: () => read.includes(PRODUCT_LIST_PATH),
    becomeIdle: () => idle.splice(0).forEach((work) => work()),
  };
}

it('shows the first page without the list of all products, which is loaded in idle time', async () => {
  const { isListRead, becomeIdle } = await openLargeStore();
  await expectNames(FIRST);
  await expectStatus('Showing 1–16 of 2,000 products');
  expect(isListRead()).toBe(false);
  becomeIdle();
  await expect.poll(isListRead).toBe(true);
  await expectNames(FIRST);
  await pager().getByRole('button', { name: 'Next page' }).click();
  await expectStatus('Showing 17–32 of 2,000 products');
});

it('loads the list as soon as the visitor searches', async () => {
  const { isListRead } = await openLargeStore();
  await expectNames(FIRST);
  await search().fill('lens 1999');
  await expectNames(['Lens 1999']);
  expect(isListRead()).toBe(true);
});

it('loads the list for a view of the URL', async () => {
  await openLargeStore('?page=2');
  await expectStatus('Showing 17–32 of 2,000 products');
});
