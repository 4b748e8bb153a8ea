import { describe, expect, it } from 'vitest';
import type { Problem } from '@/domain/record/problem';
import { contentApi } from './contentApi';
import type { ContentFileName } from './contentDeps';
import { contentStore, recordingDeps } from './contentStoreFixture';
import { pageDataReader, type PageQuery } from './pageData';

const { endpoints } = contentApi;

type Files = Record<string, unknown>;

function storeOf(files: Files) {
  const reported: Problem[] = [];
  const { deps, read } = recordingDeps(files);
  const store = contentStore({
    ...deps,
    report: (problems) => reported.push(...problems),
  });
  return { store, reported, files, read };
}

/** Every query of a whole file, with the path of the file under `public/data` and a key that it must have. */
const READS: readonly (readonly [path: string, key: string, name: ContentFileName])[] = [
  ['site.json', 'brand', 'site'],
  ['pages/home.json', 'hero', 'homePage'],
  ['pages/about.json', 'hero', 'aboutPage'],
  ['pages/topics.json', 'topics', 'topics'],
  ['services/index.json', 'services', 'services'],
  ['services/featured.json', 'services', 'featuredServices'],
  ['products/index.json', 'products', 'productIndex'],
  ['products/featured.json', 'products', 'featuredProducts'],
  ['products/by-category/lenses.json', 'products', 'productsOf'],
  ['projects/index.json', 'projects', 'projectIndex'],
  ['projects/featured.json', 'projects', 'featuredProjects'],
  ['projects/by-category/film.json', 'projects', 'projectsOf'],
  ['categories/products/index.json', 'categories', 'productCategories'],
  ['categories/projects/index.json', 'categories', 'projectCategories'],
  ['availability.json', 'holds', 'availabilityFile'],
];

type Store = ReturnType<typeof storeOf>['store'];

const readFile = ({ dispatch }: Store, name: ContentFileName, path: string) => {
  // The endpoints of all files have the same arguments.
  const endpoint = endpoints[name] as typeof endpoints.productsOf;
  return dispatch(endpoint.initiate(name.endsWith('Of') ? path : undefined));
};

/** Files that are objects of sections. The others contain one list. */
const isOfSections = (key: string) => key === 'brand' || key === 'hero';
const otherFor = (key: string) => (isOfSections(key) ? [] : {});

const BROKEN: [what: string, value: (key: string) => unknown][] = [
  ['null', () => null],
  ['a list', () => []],
  ['a text', () => 'hello'],
  ['an object of another kind', () => ({ something: 'else' })],
  ['a number at its key', (key) => ({ [key]: 1 })],
  ['a text at its key', (key) => ({ [key]: 'none' })],
  ['null at its key', (key) => ({ [key]: null })],
  ['a section for a list, or a list for a section', (key) => ({ [key]: otherFor(key) })],
];

describe.each(READS)('reading %s', (path, key, name) => {
  const read = (store: Store) => readFile(store, name, path);

  it('fails with "Failed to load data" and the path when the file is missing', async () => {
    const { store } = storeOf({});
    const { error, data } = await read(store);
    expect(error).toEqual({ message: 'Failed to load data', path, isMissing: true });
    expect(data).toBeUndefined();
  });

  it.each(BROKEN)(
    'fails with the same message when the file is or has %s',
    async (_what, value) => {
      const { store } = storeOf({ [path]: value(key) });
      const { error } = await read(store);
      expect(error).toEqual({ message: 'Failed to load data', path });
    },
  );

  it('succeeds after the file is restored', async () => {
    const { store, files } = storeOf({});
    await read(store);
    files[path] = { [key]: isOfSections(key) ? {} : [] };
    const again = await read(store);
    expect(again.error).toBeUndefined();
    expect(again.data).toBeDefined();
  });
});

describe('reading content', () => {
  it('leaves a malformed record out, keeps the others, and reports it', async () => {
    const products = [{ id: 'p1', name: 'Zoom' }, { id: 7 }, 'no record', { id: 'p2' }];
    const { store, reported } = storeOf({ 'products/index.json': { products } });
    const { data } = await store.dispatch(endpoints.productIndex.initiate());
    expect(data?.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(reported.map(({ path }) => path)).toEqual(['products[1]', 'products[2]']);
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

  function pageStore() {
    const products = [{ id: 'p2', name: 'Zoom' }];
    const { deps, read } = recordingDeps({ 'products/index.json': { products } });
    const pageData = { ...pageDataReader(() => '/'), read: () => Promise.resolve([found]) };
    return { store: contentStore({ ...deps, pageData }), read };
  }

  it('answers the query of its page without reading a content file', async () => {
    const { store, read } = pageStore();
    const { data } = await store.dispatch(endpoints.product.initiate('p1'));
    expect(data).toEqual(found.value);
    expect(read).toEqual([]);
  });

  it('does not answer the query of another argument or endpoint', async () => {
    const { store, read } = pageStore();
    expect((await store.dispatch(endpoints.project.initiate('p1'))).isError).toBe(true);
    const { data } = await store.dispatch(endpoints.product.initiate('p2'));
    expect(data?.product?.name).toBe('Zoom');
    expect(read).toContain('products/index.json');
  });
});

describe('invalidating content', () => {
  it('requests files that were read again, and leaves failed ones alone', async () => {
    const { store, files, read } = storeOf({ 'site.json': { brand: { name: 'A' } } });
    const siteQuery = store.dispatch(endpoints.site.initiate());
    const home = store.dispatch(endpoints.homePage.initiate());
    await Promise.allSettled([siteQuery, home]);
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
