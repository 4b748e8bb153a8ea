import { expect, it } from 'vitest';
import { parsers } from '@/api/content/readers/parsers';
import type { Category } from '@/domain/category/schema';
import { PRERENDERED_PAGES, withListItems } from './pageQueries';

const FILES: Record<string, unknown> = {
  productCategories: { categories: [{ id: 'c1', name: 'Lenses', slug: 'lenses' }] },
  productIndex: {
    products: [
      { id: 'p1', name: 'Cine Zoom', category: 'lenses', price: 500 },
      { id: 'p2', slug: 'boom', name: 'Boom' },
      { id: 'p3' },
    ],
  },
  projectCategories: {
    categories: [
      { id: 'c1', name: 'Movie' },
      { id: 'c2', name: 'Advert', isActive: false },
      { id: 'c3', name: 'Old', isActive: false },
    ],
  },
  projectIndex: {
    projects: [
      { id: 'r1', title: 'Skyline', category: ['Movie', 'Drone Footage'] },
      { id: 'r2', title: 'Market', category: 'Advert' },
    ],
  },
};
const parse = (name: string) => parsers[name as 'site'](FILES[name], name).value as unknown;

it('products of lists have the names of their categories, and their stock', () => {
  const facts = {
    stocks: { p1: 3 },
    categories: parse('productCategories') as Category[],
    slugs: {},
  };
  const query = { endpointName: 'productList', arg: undefined, value: parse('productIndex') };
  expect(withListItems(query, facts).value).toMatchObject([
    { id: 'p1', stock: 3, category: { name: 'Lenses', slug: 'lenses' } },
    { id: 'p2', stock: undefined, category: { name: 'Uncategorized' } },
    { id: 'p3' },
  ]);
});

it.each(['featuredProducts', 'featuredProjects'])(
  '%s without slugs lead to the pages of the index',
  (endpointName) => {
    const slugs = { [endpointName]: new Map([['p1', 'cine-zoom']]) };
    const category = { name: '', slug: '' };
    const value = [
      { id: 'p1', slug: 'p1', category },
      { id: 'p9', slug: 'gone', category },
    ];
    const query = { endpointName, arg: undefined, value };
    expect(withListItems(query, { stocks: {}, categories: [], slugs }).value).toMatchObject([
      { id: 'p1', slug: 'cine-zoom' },
      { id: 'p9', slug: 'gone' },
    ]);
  },
);

it('the pages of the categories that a project names are prerendered, listed or not', async () => {
  const page = PRERENDERED_PAGES['projects/category/:category'];
  const read = (name: string) => Promise.resolve(parse(name) as never);
  expect(new Set(await page?.paths?.(read))).toEqual(
    new Set(['movie', 'drone-footage', 'advert'].map((slug) => `/projects/category/${slug}`)),
  );
});
