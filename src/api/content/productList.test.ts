import { describe, expect, it } from 'vitest';
import { packProductList } from '@/domain/product/productListItem';
import { contentApi } from './contentApi';
import { contentStore, depsOf, recordingDeps } from './contentStoreFixture';
import { pageDataReader, type PageQuery, PRODUCT_LIST_PATH } from './pageData';

const { productList, productStocks } = contentApi.endpoints;

const FILES = {
  'products/index.json': {
    products: [
      { id: 'p1', name: 'Zoom', category: 'Lenses' },
      { id: 'p2', name: 'Grip', category: 'Grips' },
      { id: 'p3', name: 'Prime', category: 'Lenses', stock: 5 },
    ],
  },
  'categories/products/index.json': {
    categories: [
      { id: 'c1', name: 'Lenses' },
      { id: 'c2', name: 'Grips' },
    ],
  },
  'products/by-category/lenses.json': { products: [{ id: 'p1', name: 'Zoom', stock: 4 }] },
};

/** Returns a store whose build has written these queries into the file of all products. */
function storeWithFile(queries: PageQuery[]) {
  const { deps, read } = recordingDeps(FILES);
  const store = contentStore({
    ...deps,
    pageData: {
      ...pageDataReader(() => '/favorites'),
      read: (path) => Promise.resolve(path === PRODUCT_LIST_PATH ? queries : []),
    },
  });
  return { store, read };
}

describe('list of all products', () => {
  it('comes from the file that the build has written, without a content file', async () => {
    const category = { name: 'Lenses', slug: 'lenses' };
    const items = [{ id: 'p9', name: 'Wide', slug: 'wide', image: '', category, stock: 2 }];
    const { store, read } = storeWithFile([
      { endpointName: 'productList', arg: undefined, value: packProductList(items) },
    ]);
    expect((await store.dispatch(productList.initiate())).data).toEqual(items);
    expect(read).toEqual([]);
  });

  it.each<[string, PageQuery[]]>([
    ['is missing', []],
    ['is damaged', [{ endpointName: 'productList', arg: undefined, value: { id: ['p1'] } }]],
  ])('comes from the index if the file %s', async (_what, queries) => {
    const { store, read } = storeWithFile(queries);
    const { data } = await store.dispatch(productList.initiate());
    expect(data?.map(({ name }) => name)).toEqual(['Zoom', 'Grip', 'Prime']);
    expect(read).toEqual(['products/index.json']);
  });
});

describe('stock of all products', () => {
  it('comes from the full records, else from the index, and is unknown without the file', async () => {
    const store = contentStore(depsOf(FILES));
    const { data } = await store.dispatch(productStocks.initiate());
    expect(data).toEqual({ p1: 4, p3: 5 });
  });
});
