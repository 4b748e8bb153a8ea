import { describe, expect, it } from 'vitest';
import { parseProductIndex } from '@/domain/product/schema';
import { listProducts, prepareProducts } from '@/domain/product/listing';
import { prepareInBatches } from './useStoreListing';

const products = parseProductIndex({
  products: Array.from({ length: 250 }, (_, i) => ({
    id: `p${i}`,
    name: `Lens ${(i * 7) % 250}`,
    category: i % 2 ? 'Lenses' : 'Grips',
  })),
}).value;

describe('prepareInBatches', () => {
  it('returns the same result as preparing the whole list', () => {
    const preparation = prepareInBatches(products, []);
    expect(preparation.advance()).toBe(true);
    expect(preparation.finish().products).toEqual(prepareProducts(products).products);
  });

  it('returns false when all batches are done', () => {
    const preparation = prepareInBatches(products, []);
    expect([1, 2, 3, 4].map(() => preparation.advance())).toEqual([true, true, true, false]);
    expect(prepareInBatches([], []).advance()).toBe(false);
  });

  it('always returns the same object, so that its sorted lists stay cached', () => {
    const preparation = prepareInBatches(products, []);
    listProducts(preparation.finish(), { sort: 'name-asc' });
    expect(preparation.finish().sorted.has('name-asc')).toBe(true);
  });
});
