import { expect, it } from 'vitest';
import type { ReadContentFile } from '@/api/content/contentFiles';
import { parsers } from '@/api/content/readers/parsers';
import type { Category } from '@/domain/category/schema';
import { withIndexFields, withListItems } from './listData';

const FILES: Record<string, unknown> = {
  productCategories: { categories: [{ id: 'c1', name: 'Lenses', slug: 'lenses' }] },
  productIndex: {
    products: [
      { id: 'p1', name: 'Cine Zoom', category: 'lenses', price: 500 },
      { id: 'p2', slug: 'boom', name: 'Boom' },
      { id: 'p3' },
    ],
  },
  featuredProducts: {
    products: [
      { id: 'p2', slug: 'boom', image: '/media/boom.webp' },
      { id: 'gone', name: 'Gone' },
      { id: 'p1', name: 'Old name', price: 400 },
      { id: 'p3', name: 'Slider', category: 'Grip', isFeatured: true },
    ],
  },
  projectIndex: { projects: [{ id: 'j1', title: 'First Film' }, { id: 'j2' }] },
  featuredProjects: {
    projects: [
      { id: 'j1', description: 'A film' },
      { id: 'j2', title: 'Second Film' },
    ],
  },
};
const parse = (name: string) => parsers[name as 'site'](FILES[name], name).value as unknown;
const read: ReadContentFile = (name) => Promise.resolve(parse(name) as never);
const featured = async (endpointName: string, reader = read) => {
  const query = { endpointName, arg: undefined, value: parse(endpointName) };
  const { value } = await withIndexFields(query, reader);
  return value as Record<string, unknown>[];
};

it('featured records have the fields of the index, in their own order', async () => {
  expect(await featured('featuredProducts')).toMatchObject([
    { id: 'p2', slug: 'boom', name: 'Boom', image: '/media/boom.webp' },
    { id: 'gone', slug: 'gone', name: 'Gone' },
    { id: 'p1', slug: 'cine-zoom', name: 'Cine Zoom', price: 500 },
    { id: 'p3', slug: 'p3' },
  ]);
  expect(await featured('featuredProjects')).toMatchObject([
    { slug: 'first-film', title: 'First Film', description: 'A film' },
    { slug: 'j2' },
  ]);
});

it('featured records keep their own fields where the index has none', async () => {
  expect((await featured('featuredProducts')).at(-1)).toMatchObject({
    name: 'Slider',
    category: { name: 'Grip' },
    isFeatured: true,
  });
  expect((await featured('featuredProjects')).at(-1)).toMatchObject({ title: 'Second Film' });
});

it('featured records keep their own fields if the index cannot be read', async () => {
  const failing: ReadContentFile = () => Promise.reject(new Error('missing'));
  expect(await featured('featuredProducts', failing)).toEqual(parse('featuredProducts'));
});

it('products of lists have the names of their categories, and their stock', () => {
  const facts = { stocks: { p1: 3 }, categories: parse('productCategories') as Category[] };
  const query = { endpointName: 'productList', arg: undefined, value: parse('productIndex') };
  expect(withListItems(query, facts).value).toMatchObject([
    { id: 'p1', stock: 3, category: { name: 'Lenses', slug: 'lenses' } },
    { id: 'p2', stock: undefined, category: { name: 'Uncategorized' } },
    { id: 'p3' },
  ]);
});
