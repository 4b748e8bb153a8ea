import { describe, expect, it } from 'vitest';
import { parseProductFile, parseProductIndex, productFile, productImages } from './product';

const parse = (product: unknown) => parseProductFile({ products: [product] }).value[0];

describe('a product with nothing but an id takes the defaults (public-site.md §3)', () => {
  it('in a by-category file', () => {
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

  it('and null counts as missing', () => {
    const keys = ['name', 'slug', 'image', 'category', 'price', 'stock', 'specs', 'isFeatured'];
    const nulls = Object.fromEntries(keys.map((key) => [key, null]));
    expect(parse({ ...nulls, id: 'p-1' })).toStrictEqual(parse({ id: 'p-1' }));
  });

  it('and two of them have two addresses', () => {
    const { value } = parseProductIndex({ products: [{ id: 'a' }, { id: 'b' }] });
    expect(value.map(({ slug }) => slug)).toEqual(['a', 'b']);
  });
});

describe('a list of some products only', () => {
  it('links one without a slug of its own by its id, for its slug depends on the others', () => {
    const products = [
      { id: 'b', name: 'Zoom' },
      { id: 'c', name: 'Zoom', slug: 'a/b' },
      { id: 'd', slug: ' own ' },
    ];
    const { value } = parseProductIndex({ products }, 'products/featured.json', true);
    expect(value.map(({ slug }) => slug)).toEqual(['b', 'c', 'own']);
  });
});

describe('variants of a product (content-contract.md)', () => {
  it.each([
    ['Lenses', { name: 'Lenses', slug: 'lenses' }],
    ['Monitors & Wireless', { name: 'Monitors & Wireless', slug: 'monitors-wireless' }],
    [
      { id: 'c1', name: 'Lenses', slug: 'glass' },
      { id: 'c1', name: 'Lenses', slug: 'glass' },
    ],
    [{ name: 'Lenses' }, { name: 'Lenses', slug: 'lenses' }],
    ['  ', { name: 'Uncategorized', slug: 'uncategorized' }],
    [
      { id: 'c1', name: 'X', slug: '../../site' },
      { id: 'c1', name: 'X', slug: 'site' },
    ],
  ])('the category %j', (category, ref) => {
    expect(parse({ id: 'p', category })?.category).toStrictEqual(ref);
  });

  it('is_featured is read as isFeatured, which goes first', () => {
    expect(parse({ id: 'p', is_featured: true })).toMatchObject({ isFeatured: true });
    expect(parse({ id: 'p', is_featured: true, isFeatured: false })).toMatchObject({
      isFeatured: false,
    });
    expect(parse({ id: 'p', is_featured: true })).not.toHaveProperty('is_featured');
  });

  it('a price is a text or a number', () => {
    expect(parse({ id: 'p', price: 25000, originalPrice: '₦30,000' })).toMatchObject({
      price: 25000,
      originalPrice: '₦30,000',
    });
  });

  it('unknown fields survive, also within the category', () => {
    const product = {
      id: 'p',
      weight: { kg: 2 },
      category: { id: 'c', name: 'C', slug: 'c', tint: 1 },
    };
    expect(parse(product)).toMatchObject(product);
  });
});

describe('where a product is found', () => {
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
  ])('%j', (ref, slug) => {
    expect(productFile(ref, categories)).toBe(`products/by-category/${slug}.json`);
  });

  it('its pictures stand once each, the main one first', () => {
    expect(productImages({ image: 'a', images: ['b', '', 'a', 'c', 'b'] })).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(productImages({ image: '', images: [] })).toEqual([]);
  });
});
