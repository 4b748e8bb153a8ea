import { describe, expect, it } from 'vitest';
import type { Problem } from '@/domain/record/problem';
import { contentApi } from './contentApi';
import { contentStore, depsOf, recordingDeps } from './contentStoreFixture';
import { pageDataReader, type PageQuery } from './pageData';

const { endpoints } = contentApi;

type Files = Record<string, unknown>;

/** Returns a store that reads these files, and the problems that were reported meanwhile. */
function storeOf(files: Files) {
  const reported: Problem[] = [];
  const { deps, read } = recordingDeps(files);
  const store = contentStore({
    ...deps,
    report: (problems) => reported.push(...problems),
  });
  return { store, reported, files, read };
}

type Store = ReturnType<typeof storeOf>['store'];

/** Every query of a whole file, with the path of the file under `public/data`. */
const READS = [
  {
    name: 'the site',
    read: (store: Store) => store.dispatch(endpoints.site.initiate()),
    path: 'site.json',
  },
  {
    name: 'the home page',
    read: (store: Store) => store.dispatch(endpoints.homePage.initiate()),
    path: 'pages/home.json',
  },
  {
    name: 'the services',
    read: (store: Store) => store.dispatch(endpoints.services.initiate()),
    path: 'services/index.json',
  },
  {
    name: 'the featured services',
    read: (store: Store) => store.dispatch(endpoints.featuredServices.initiate()),
    path: 'services/featured.json',
  },
  {
    name: 'the products',
    read: (store: Store) => store.dispatch(endpoints.productIndex.initiate()),
    path: 'products/index.json',
  },
  {
    name: 'the featured products',
    read: (store: Store) => store.dispatch(endpoints.featuredProducts.initiate()),
    path: 'products/featured.json',
  },
  {
    name: 'the projects',
    read: (store: Store) => store.dispatch(endpoints.projectIndex.initiate()),
    path: 'projects/index.json',
  },
  {
    name: 'the featured projects',
    read: (store: Store) => store.dispatch(endpoints.featuredProjects.initiate()),
    path: 'projects/featured.json',
  },
  {
    name: 'the product categories',
    read: (store: Store) => store.dispatch(endpoints.productCategories.initiate()),
    path: 'categories/products/index.json',
  },
  {
    name: 'the project categories',
    read: (store: Store) => store.dispatch(endpoints.projectCategories.initiate()),
    path: 'categories/projects/index.json',
  },
] as const;

/** The required key of each file, by the beginning of its path. */
const KEYS = [
  ['site', 'brand'],
  ['pages/home', 'hero'],
  ['services', 'services'],
  ['products', 'products'],
  ['projects', 'projects'],
  ['categories', 'categories'],
] as const;

const BROKEN: [what: string, value: unknown][] = [
  ['null', null],
  ['a list', []],
  ['a text', 'hello'],
  ['an object of another kind', { something: 'else' }],
];

describe.each(READS)('reading $name', ({ read, path }) => {
  it('fails with "Failed to load data" and the path when the file is missing', async () => {
    const { store } = storeOf({});
    const { error, data } = await read(store);
    expect(error).toEqual({ message: 'Failed to load data', path });
    expect(data).toBeUndefined();
  });

  it.each(BROKEN)('fails with the same message when the file is %s', async (_what, value) => {
    const { store } = storeOf({ [path]: value });
    const { error } = await read(store);
    expect(error).toEqual({ message: 'Failed to load data', path });
  });

  it.each([...BROKEN, ['missing', undefined]])(
    'succeeds after the file is restored and no longer %s',
    async (what, value) => {
      const { store, files } = storeOf(what === 'missing' ? {} : { [path]: value });
      await read(store);
      const key = KEYS.find(([file]) => path.startsWith(file))?.[1] ?? '';
      files[path] = { [key]: key === 'brand' || key === 'hero' ? {} : [] };
      const again = await read(store);
      expect(again.error).toBeUndefined();
      expect(again.data).toBeDefined();
    },
  );
});

describe('reading content', () => {
  it('leaves a malformed record out, keeps the others, and reports it', async () => {
    const products = [{ id: 'p1', name: 'Zoom' }, { id: 7 }, 'no record', { id: 'p2' }];
    const { store, reported } = storeOf({ 'products/index.json': { products } });
    const { data } = await store.dispatch(endpoints.productIndex.initiate());
    expect(data?.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(reported.map(({ path }) => path)).toEqual(['products[1]', 'products[2]']);
  });

  it('keeps other data sets when one fails', async () => {
    const { store } = storeOf({ 'products/index.json': { products: [] } });
    const reads = await Promise.all(READS.map(({ read }) => read(store)));
    const failed = reads.flatMap(({ error }) => (error ? [error] : []));
    expect(failed).toHaveLength(READS.length - 1);
  });

  it('parses a file and reports its records only once, regardless of the number of reads', async () => {
    const products = [{ id: 'p1', name: 'Zoom', category: 'Lenses' }, { id: 7 }];
    const { store, reported } = storeOf({
      'products/index.json': { products },
      'products/by-category/lenses.json': { products },
    });
    const { data: index } = await store.dispatch(endpoints.productIndex.initiate());
    await store.dispatch(endpoints.product.initiate('p1'));
    expect(index).toHaveLength(1);
    expect(reported.filter(({ file }) => file === 'products/index.json')).toHaveLength(1);
  });
});

describe('page data', () => {
  const found: PageQuery = { endpointName: 'product', arg: 'p1', value: { product: null } };

  /** Returns a store whose current page has a data file with one result. */
  function pageStore() {
    const read: string[] = [];
    const deps = depsOf({ 'products/index.json': { products: [{ id: 'p2', name: 'Zoom' }] } });
    const store = contentStore({
      ...deps,
      source: {
        read: (path) => {
          read.push(path);
          return deps.source.read(path);
        },
      },
      pageData: { ...pageDataReader(() => '/'), read: () => Promise.resolve([found]) },
    });
    return { store, read };
  }

  it('answers the query of its page without reading a content file', async () => {
    const { store, read } = pageStore();
    const { data } = await store.dispatch(endpoints.product.initiate('p1'));
    expect(data).toEqual(found.value);
    expect(read).toEqual([]);
  });

  it('does not answer the query of another argument', async () => {
    const { store, read } = pageStore();
    const { data } = await store.dispatch(endpoints.product.initiate('p2'));
    expect(data?.product?.name).toBe('Zoom');
    expect(read).toContain('products/index.json');
  });
});

describe('invalidating content', () => {
  it('requests files that were read again, and leaves failed ones alone', async () => {
    const { store, files, read } = storeOf({ 'site.json': { brand: { name: 'A' } } });
    const site = store.dispatch(endpoints.site.initiate());
    const home = store.dispatch(endpoints.homePage.initiate());
    await Promise.allSettled([site, home]);
    read.length = 0;
    files['site.json'] = { brand: { name: 'B' } };
    store.dispatch(contentApi.util.invalidateTags(['Content']));
    await Promise.all(store.dispatch(contentApi.util.getRunningQueriesThunk()));
    expect(read).toEqual(['site.json']);
    expect(endpoints.site.select()(store.getState()).data?.brand.name).toBe('B');
    store.dispatch(contentApi.util.invalidateTags(['Failed']));
    await Promise.all(store.dispatch(contentApi.util.getRunningQueriesThunk()));
    expect(read).toEqual(['site.json', 'pages/home.json']);
  });

  it('reads the files of a derived query again', async () => {
    const products = [{ id: 'p1', name: 'Old', category: 'Lenses' }];
    const file = 'products/by-category/lenses.json';
    const { store, files } = storeOf({ 'products/index.json': { products }, [file]: { products } });
    const product = store.dispatch(endpoints.product.initiate('p1'));
    expect((await product).data?.product?.name).toBe('Old');
    const renamed = [{ id: 'p1', name: 'New', category: 'Lenses' }];
    files['products/index.json'] = files[file] = { products: renamed };
    store.dispatch(contentApi.util.invalidateTags(['Content']));
    await Promise.all(store.dispatch(contentApi.util.getRunningQueriesThunk()));
    expect(endpoints.product.select('p1')(store.getState()).data?.product?.name).toBe('New');
  });
});
