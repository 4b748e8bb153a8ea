import { describe, expect, it } from 'vitest';
import { parseCategories } from '../category/schema';
import { parseProductIndex } from './schema';
import { seededRandom } from '../listing/lookup';
import {
  countByCategory,
  listProducts,
  prepareProducts,
  productsOfCategory,
  type StoreSort,
} from './listing';

const { value: products } = parseProductIndex({
  products: [
    { id: 'p1', name: 'Cine Zoom', category: 'Lenses', price: '₦30,000' },
    {
      id: 'p2',
      name: 'Anamorphic',
      category: { id: 'c1', name: 'Lenses', slug: 'lenses' },
      price: 9000,
    },
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
    expect(ids({ sort: 'favorites', favorites: new Set(['p4', 'p2']) })).toEqual([
      'p2',
      'p4',
      'p1',
      'p3',
      'p5',
    ]);
  });

  it('prepares the text of a product once, also when the contents follow', () => {
    let reads = 0;
    const counted = {
      ...(products[0] ?? expect.fail()),
      get name() {
        reads += 1;
        return 'Zoom';
      },
    };
    prepareProducts([counted]);
    const before = reads;
    const withContents = prepareProducts([counted], [], { [counted.id]: ['Case'] });
    expect(reads).toBe(before);
    expect(listProducts(withContents, { search: 'case zoom' })).toEqual([counted]);
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
    expect(found({ search: 'zoom', sort: 'favorites', favorites: new Set(['p2']) })).toEqual([
      'p2',
      'p1',
      'p5',
    ]);
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

describe('10,000 products', () => {
  const random = seededRandom('many');
  const words = ['Lens', 'Light', 'Zoom', 'Dolly', 'Ọ̀ṣun', 'Grip', 'Mic'];
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  const { value: many } = parseProductIndex({
    products: Array.from({ length: 10_000 }, (_, i) => ({
      id: `p${i}`,
      name: `${word()} ${word()} ${i % 700}`,
      category: word(),
      price: random() < 0.3 ? undefined : Math.floor(random() * 1000),
    })),
  });
  const prepared10k = prepareProducts(many);

  it('are filtered and sorted like a simple filter with a stable sort', () => {
    const { compare } = new Intl.Collator('en');
    const expected = many
      .filter(
        ({ name, category }) =>
          /zoom/i.test(name + category.name) && /lens/i.test(name + category.name),
      )
      .filter(({ category }) => category.name === 'Grip')
      .sort((a, b) => compare(a.name, b.name));
    const found = listProducts(prepared10k, { search: 'zoom lens', sort: 'name-asc' });
    expect(productsOfCategory(found, 'grip')).toEqual(expected);
    expect(expected.length).toBeGreaterThan(10);
  });

  it('are listed once each in every order', () => {
    for (const sort of ['name-asc', 'name-desc', 'price-asc', 'price-desc', 'favorites'] as const) {
      const list = listProducts(prepared10k, { sort, favorites: new Set(['p7', 'p9999']) });
      expect(new Set(list).size).toBe(10_000);
    }
  });
});
