import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import type { Problem } from '@/domain/content/problem';
import { productCategoriesQuery, projectCategoriesQuery } from './categories';
import { contentApi, hasFailedReads, removeFailedReads, type ContentDeps } from './contentApi';
import { withPathCache } from './contentSource';
import { homePageQuery } from './homeContent';
import { productQuery } from './productLookup';
import { featuredProductsQuery, productIndexQuery } from './products';
import { featuredProjectsQuery, projectIndexQuery } from './projects';
import { featuredServicesQuery, servicesQuery } from './services';
import { siteQuery } from './siteContent';

type Files = Record<string, unknown>;

/** Returns a store that reads these files, and the problems that were reported meanwhile. */
function storeOf(files: Files) {
  const reported: Problem[] = [];
  const tools: ContentDeps = {
    source: withPathCache((path) =>
      Object.hasOwn(files, path) ? Promise.resolve(files[path]) : Promise.reject(new Error(path)),
    ),
    randomFor: () => () => 0,
    report: (problems) => reported.push(...problems),
  };
  const store = configureStore({
    reducer: { [contentApi.reducerPath]: contentApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: tools } }).concat(contentApi.middleware),
  });
  return { store, reported, files };
}

type Store = ReturnType<typeof storeOf>['store'];

/** Every query of a whole file, with the path of the file under `public/data`. */
const READS = [
  {
    name: 'the site',
    read: (store: Store) => store.dispatch(siteQuery.initiate()),
    path: 'site.json',
  },
  {
    name: 'the home page',
    read: (store: Store) => store.dispatch(homePageQuery.initiate()),
    path: 'pages/home.json',
  },
  {
    name: 'the services',
    read: (store: Store) => store.dispatch(servicesQuery.initiate()),
    path: 'services/index.json',
  },
  {
    name: 'the featured services',
    read: (store: Store) => store.dispatch(featuredServicesQuery.initiate()),
    path: 'services/featured.json',
  },
  {
    name: 'the products',
    read: (store: Store) => store.dispatch(productIndexQuery.initiate()),
    path: 'products/index.json',
  },
  {
    name: 'the featured products',
    read: (store: Store) => store.dispatch(featuredProductsQuery.initiate()),
    path: 'products/featured.json',
  },
  {
    name: 'the projects',
    read: (store: Store) => store.dispatch(projectIndexQuery.initiate()),
    path: 'projects/index.json',
  },
  {
    name: 'the featured projects',
    read: (store: Store) => store.dispatch(featuredProjectsQuery.initiate()),
    path: 'projects/featured.json',
  },
  {
    name: 'the product categories',
    read: (store: Store) => store.dispatch(productCategoriesQuery.initiate()),
    path: 'categories/products/index.json',
  },
  {
    name: 'the project categories',
    read: (store: Store) => store.dispatch(projectCategoriesQuery.initiate()),
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
    const { data } = await store.dispatch(productIndexQuery.initiate());
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
    const { data: index } = await store.dispatch(productIndexQuery.initiate());
    await store.dispatch(productQuery.initiate('p1'));
    expect(index).toHaveLength(1);
    expect(reported.filter(({ file }) => file === 'products/index.json')).toHaveLength(1);
  });
});

describe('removing failed reads', () => {
  it('keeps successful and pending reads', async () => {
    const { store, files } = storeOf({ 'site.json': { brand: {} } });
    await store.dispatch(siteQuery.initiate());
    await store.dispatch(productIndexQuery.initiate());
    expect(hasFailedReads(store.getState())).toBe(true);
    files['products/index.json'] = { products: [] };
    const reading = store.dispatch(homePageQuery.initiate());
    store.dispatch(removeFailedReads());
    expect(hasFailedReads(store.getState())).toBe(false);
    expect(siteQuery.select()(store.getState()).isSuccess).toBe(true);
    expect(homePageQuery.select()(store.getState()).isLoading).toBe(true);
    expect(productIndexQuery.select()(store.getState()).isUninitialized).toBe(true);
    expect((await reading).isError).toBe(true);
    expect((await store.dispatch(productIndexQuery.initiate())).data).toEqual([]);
  });
});
