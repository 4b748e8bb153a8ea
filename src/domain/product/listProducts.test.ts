import { describe, expect, it } from 'vitest';
import { parseCategories } from '../category/schema';
import { parseProductIndex } from './schema';
import {
  countByCategory,
  listProducts,
  prepareProducts,
  productsOfCategory,
  type StoreSort,
} from './listProducts';

const { value: products } = parseProductIndex({
  products: [
    { id: 'p1', name: 'Cine Zoom', category: 'Lenses', price: '₦30,000' },
    { id: 'p2', name: 'Anamorphic', category: { id: 'c1', name: 'Lenses' }, price: 9000 },
    { id: 'p3', name: 'Ọ̀ṣun Light', category: 'Lighting' },
    { id: 'p4', name: 'boom pole', category: 'Sounds & Mics', price: 'Price on Request' },
    { id: 'p5', name: 'Zoom case', keywords: ['wedding', 'Bag'] },
  ],
});
const { value: categories } = parseCategories({
  categories: [{ id: 'c4', name: 'Sounds & Mics', slug: 'audio' }],
});
const prepared = prepareProducts(products, categories);
const ids = (query: Parameters<typeof listProducts>[1]) =>
  listProducts(prepared, query).map(({ id }) => id);

describe('listProducts', () => {
  it('keeps the order of the index without a sort', () => {
    expect(ids({})).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  it.each<[StoreSort, string[]]>([
    ['name-asc', ['p2', 'p4', 'p1', 'p3', 'p5']],
    ['name-desc', ['p5', 'p3', 'p1', 'p4', 'p2']],
    ['price-asc', ['p2', 'p1', 'p3', 'p4', 'p5']],
    ['price-desc', ['p1', 'p2', 'p3', 'p4', 'p5']],
  ])('sorts by %s with unknown prices last', (sort, order) => {
    expect(ids({ sort })).toEqual(order);
  });

  it('lists favourites first', () => {
    const favorites = new Set(['p4', 'p2']);
    expect(ids({ sort: 'favorites', favorites })).toEqual(['p2', 'p4', 'p1', 'p3', 'p5']);
  });

  it.each([
    ['zoom', ['p1', 'p5']],
    ['ZOOM cine', ['p1']],
    ['osun', ['p3']],
    ['lenses ana', ['p2']],
    ['p4', ['p4']],
    ['mics', ['p4']],
    ['   ', ['p1', 'p2', 'p3', 'p4', 'p5']],
    ['nothing', []],
    ['zoomcase', ['p5']],
    ['wedding bags', ['p5']],
    ['boom-pole', ['p4']],
  ])('searches %j in id, name and category', (search, found) => {
    expect(ids({ search })).toEqual(found);
  });

  it('finds products by their contents, after those that have the words themselves', () => {
    const contents = { p1: ['Lens cap', 'C-Stand'], p2: ['Zoom ring', 'Case'], p6: ['Nothing'] };
    const kits = prepareProducts(products, categories, contents);
    const found = (query: Parameters<typeof listProducts>[1]) =>
      listProducts(kits, query).map(({ id }) => id);
    expect(found({ search: 'cstand' })).toEqual(['p1']);
    expect(found({ search: 'zoom' })).toEqual(['p1', 'p5', 'p2']);
    expect(found({ search: 'case' })).toEqual(['p5', 'p2']);
    expect(found({ search: 'ring anamorphic' })).toEqual(['p2']);
    expect(found({ search: 'zoom', sort: 'name-asc' })).toEqual(['p2', 'p1', 'p5']);
  });

  it('sorts by the price, else by the daily rate', () => {
    const { value } = parseProductIndex({
      products: [
        { id: 'none', name: 'None', price: 'Price on Request' },
        { id: 'rate', name: 'Rate', price: 'Price on Request', dailyRate: 20_000 },
        { id: 'both', name: 'Both', price: 30_000, dailyRate: 1 },
        { id: 'price', name: 'Price', price: '₦10,000' },
      ],
    });
    const sorted = (sort: StoreSort) =>
      listProducts(prepareProducts(value), { sort }).map(({ id }) => id);
    expect(sorted('price-asc')).toEqual(['price', 'rate', 'both', 'none']);
    expect(sorted('price-desc')).toEqual(['both', 'rate', 'price', 'none']);
  });

  it.each([
    ['lenses', ['p1', 'p2']],
    ['LENSES', ['p1', 'p2']],
    ['audio', ['p4']],
    ['Sounds & Mics', ['p4']],
    ['uncategorized', ['p5']],
    ['__proto__', []],
  ])('filters by the category %j, a slug or a name', (category, found) => {
    const list = productsOfCategory(products, category, categories);
    expect(list.map(({ id }) => id)).toEqual(found);
  });

  it('counts the products of each category', () => {
    expect([...countByCategory(products, categories)]).toEqual([
      ['lenses', 2],
      ['lighting', 1],
      ['audio', 1],
      ['uncategorized', 1],
    ]);
  });
});
