import { describe, expect, it } from 'vitest';
import { parseProductFile, parseProductIndex } from './schema';
import { productFile, productImages } from './product';
import { specParts } from './specParts';

const parse = (product: unknown) => parseProductFile({ products: [product] }).value[0];

describe('a product that has only an id', () => {
  it('gets default values', () => {
    expect(parse({ id: 'p-1' })).toStrictEqual({
      id: 'p-1',
      name: 'Unnamed Product',
      slug: 'p-1',
      image: '',
      category: { name: 'Uncategorized', slug: 'uncategorized' },
      isFeatured: false,
      description: '',
      images: [],
      specs: [],
      included: [],
      stock: 1,
      rating: 0,
      reviews: 0,
      createdAt: '',
      updatedAt: '',
    });
  });

  it('treats null as missing', () => {
    const keys = ['name', 'slug', 'image', 'category', 'price', 'stock', 'specs', 'isFeatured'];
    const nulls = Object.fromEntries(keys.map((key) => [key, null]));
    expect(parse({ ...nulls, id: 'p-1' })).toStrictEqual(parse({ id: 'p-1' }));
  });

  it('gets a slug that differs from others', () => {
    const { value } = parseProductIndex({ products: [{ id: 'a' }, { id: 'b' }] });
    expect(value.map(({ slug }) => slug)).toEqual(['a', 'b']);
  });
});

describe('a partial list of products', () => {
  it('uses the id of products without a slug, because a generated slug depends on the other products', () => {
    const products = [
      { id: 'b', name: 'Zoom' },
      { id: 'c', name: 'Zoom', slug: 'a/b' },
      { id: 'd', slug: ' own ' },
    ];
    const { value } = parseProductIndex({ products }, 'products/featured.json', true);
    expect(value.map(({ slug }) => slug)).toEqual(['b', 'c', 'own']);
  });
});

describe('variants of product fields', () => {
  it.each([
    ['Lenses', { name: 'Lenses', slug: 'lenses' }],
    ['Monitors & Wireless', { name: 'Monitors & Wireless', slug: 'monitors-wireless' }],
    [{ name: 'Lenses' }, { name: 'Lenses', slug: 'lenses' }],
    ['  ', { name: 'Uncategorized', slug: 'uncategorized' }],
    [
      { id: 'c1', name: 'X', slug: '../../site' },
      { id: 'c1', name: 'X', slug: 'site' },
    ],
  ])('reads the category %j', (category, ref) => {
    expect(parse({ id: 'p', category })?.category).toStrictEqual(ref);
  });

  it('reads is_featured unless isFeatured is set', () => {
    const read = (fields: object) => parse({ id: 'p', is_featured: true, ...fields });
    expect(read({})).toMatchObject({ isFeatured: true });
    expect(read({ isFeatured: false })).toMatchObject({ isFeatured: false });
    expect(read({})).not.toHaveProperty('is_featured');
  });

  it('keeps a price as text or number', () => {
    const prices = { price: 25000, originalPrice: '₦30,000' };
    expect(parse({ id: 'p', ...prices })).toMatchObject(prices);
  });

  it('keeps unknown fields, also in the category', () => {
    const category = { id: 'c', name: 'C', slug: 'c', tint: 1 };
    const product = { id: 'p', weight: { kg: 2 }, category };
    expect(parse(product)).toMatchObject(product);
  });
});

describe('derived values of a product', () => {
  const categories = [
    { id: 'c1', name: 'Monitors & Wireless', slug: 'monitors-and-wireless', isActive: true },
    { id: 'c2', name: 'Lenses', slug: 'lenses', isActive: true },
  ];

  it.each([
    [{ name: 'Lenses', slug: 'lenses' }, 'lenses'],
    [{ name: 'Monitors & Wireless', slug: 'monitors-wireless' }, 'monitors-and-wireless'],
    [{ id: 'c2', name: 'Old name', slug: 'old' }, 'lenses'],
    [{ name: 'lenses', slug: 'lenses' }, 'lenses'],
    [{ name: 'Ghost', slug: 'ghost' }, 'uncategorized'],
  ])('stores category %j in the file of %s', (ref, slug) => {
    expect(productFile(ref, categories)).toBe(`products/by-category/${slug}.json`);
  });

  it('lists each image once, main image first', () => {
    const images = ['b', '', 'a', 'c', 'b'];
    expect(productImages({ image: 'a', images })).toEqual(['a', 'b', 'c']);
    expect(productImages({ image: '', images: [] })).toEqual([]);
  });
});

describe('a specification', () => {
  it.each([
    ['Mount: PL', 'Mount', 'PL'],
    ['CRI: > 95: 97', 'CRI', '> 95: 97'],
    ['サイズ：フリー', 'サイズ', 'フリー'],
    [' Weatherproof ', '', 'Weatherproof'],
    [': PL', '', 'PL'],
  ])('%j has the label %j and the value %j', (spec, label, value) => {
    expect(specParts(spec)).toEqual({ label, value });
  });
});
