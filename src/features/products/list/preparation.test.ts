import { describe, expect, it } from 'vitest';
import { parseProductIndex } from '@/domain/product/product';
import { listProducts, prepareProducts } from '@/domain/product/listing';
import { createPreparation } from './preparation';

const products = parseProductIndex({
  products: Array.from({ length: 250 }, (_, at) => ({
    id: `p${at}`,
    name: `Lens ${(at * 7) % 250}`,
    category: at % 2 ? 'Lenses' : 'Grips',
  })),
}).value;

describe('preparing a long list in portions', () => {
  it('gives the same as preparing it at once', () => {
    const preparation = createPreparation(products, []);
    expect(preparation.advance()).toBe(true);
    expect(preparation.finish().products).toEqual(prepareProducts(products).products);
  });

  it('ends when all portions are done', () => {
    const preparation = createPreparation(products, []);
    expect([1, 2, 3, 4].map(() => preparation.advance())).toEqual([true, true, true, false]);
    expect(createPreparation([], []).advance()).toBe(false);
  });

  it('gives one and the same result, so that its sorted lists are kept', () => {
    const preparation = createPreparation(products, []);
    listProducts(preparation.finish(), { sort: 'name-asc' });
    expect(preparation.finish().sorted.has('name-asc')).toBe(true);
  });
});
