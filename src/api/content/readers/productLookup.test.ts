import { describe, expect, it } from 'vitest';
import { contentApi } from '../contentApi';
import { contentStore, depsOf } from '../contentStoreFixture';

type Files = Record<string, unknown>;

const lens = { id: 'p 1/ü', name: 'Cine Zoom', slug: 'cine-zoom', category: 'Lenses' };
const prime = { id: 'p2', name: 'Prime', slug: 'prime', category: 'Lenses' };
const grip = { id: 'p3', name: 'Dolly', slug: 'dolly', category: 'Grips' };
const odd = { id: 'p4', name: 'Odd', slug: 'odd', category: 'Unheard of' };

const FILES: Files = {
  'products/index.json': { products: [lens, prime, grip, odd] },
  'categories/products/index.json': {
    categories: [
      { id: 'c1', name: 'Lenses', slug: 'lenses' },
      { id: 'c2', name: 'Grips', slug: 'grips' },
    ],
  },
  'products/by-category/lenses.json': {
    products: [
      { ...lens, description: 'Long', specs: ['Mount: PL'] },
      { ...prime, description: 'Fast' },
    ],
  },
  'products/by-category/grips.json': { products: [] },
  'products/by-category/uncategorized.json': { products: [{ ...odd, description: 'Rare' }] },
};

function without(path: string): Files {
  return Object.fromEntries(Object.entries(FILES).filter(([key]) => key !== path));
}

async function lookUp(param: string, files: Files = FILES) {
  const store = contentStore(depsOf(files));
  const { data, error } = await store.dispatch(contentApi.endpoints.product.initiate(param));
  return { product: data?.product, related: data?.related.map(({ id }) => id), error };
}

describe('product lookup', () => {
  it('finds it by ID or slug, with the record of its category', async () => {
    for (const param of ['p%201%2F%C3%BC', 'cine-zoom']) {
      const { product } = await lookUp(param);
      expect(product).toMatchObject({ id: 'p 1/ü', description: 'Long', specs: ['Mount: PL'] });
    }
  });

  it.each(['nothing-like-it', '%E0%A4%A'])('is empty without an error for %j', async (param) => {
    expect(await lookUp(param)).toEqual({ product: null, related: [], error: undefined });
  });

  it('reads a product of an unknown category from the uncategorized products', async () => {
    expect((await lookUp('odd')).product?.description).toBe('Rare');
  });

  it('finds the record even if the category list is missing', async () => {
    const { product, error } = await lookUp('prime', without('categories/products/index.json'));
    expect(error).toBeUndefined();
    expect(product?.description).toBe('Fast');
  });

  it.each(['products/index.json', 'products/by-category/lenses.json'])(
    'fails with "Failed to load data" without %s',
    async (path) => {
      const { product, error } = await lookUp('cine-zoom', without(path));
      expect(product).toBeUndefined();
      expect(error).toMatchObject({ message: 'Failed to load data' });
    },
  );

  it('resolves its category, and those of related products, by any of its names', async () => {
    const spelt = [
      { id: 'a', name: 'A', category: 'Lenses & Co' },
      { id: 'x', name: 'X', category: 'Grips' },
      { id: 'b', name: 'B', category: 'glass' },
      { id: 'c', name: 'C', category: { id: 'c1', name: 'Old name', slug: 'old' } },
    ];
    const files = {
      'products/index.json': { products: spelt },
      'categories/products/index.json': {
        categories: [{ id: 'c1', name: 'Lenses & Co', slug: 'glass' }],
      },
      'products/by-category/glass.json': { products: spelt },
    };
    const { product, related } = await lookUp('b', files);
    expect(product?.category).toEqual({ id: 'c1', name: 'Lenses & Co', slug: 'glass' });
    expect(related).toEqual(['c', 'a', 'x']);
  });

  it('relates products of the same category first, in a stable order', async () => {
    const { related } = await lookUp('cine-zoom');
    expect(related?.[0]).toBe('p2');
    expect([...(related ?? [])].sort()).toEqual(['p2', 'p3', 'p4']);
    expect((await lookUp('p 1/ü')).related).toEqual(related);
  });
});
