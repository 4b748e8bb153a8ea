import { describe, expect, it } from 'vitest';
import { parseProductFile, parseProductIndex, resolveProduct } from './schema';

describe('resolveProduct', () => {
  it('uses the first other image when there is no main image', () => {
    const bare = { id: 'a', image: ' ', images: ['', '/media/b.webp'] };
    const [summary] = parseProductIndex({ products: [bare] }).value;
    expect(summary?.image).toBe('/media/b.webp');
    const records = parseProductFile({ products: [{ ...bare, image: '' }] }).value;
    expect(summary && resolveProduct(summary, records).image).toBe('/media/b.webp');
    expect(parseProductIndex({ products: [{ id: 'a', images: 5 }] }).value[0]?.image).toBe('');
  });

  it('keeps the slug of the index and falls back to the summary without a record', () => {
    const tripod = { id: 'b', name: 'Tripod' };
    const products = [
      { ...tripod, id: 'a' },
      { ...tripod, price: 5 },
    ];
    const second = parseProductIndex({ products }).value[1]!;
    const records = parseProductFile({ products: [{ ...tripod, stock: 3 }] }).value;
    const slug = 'tripod-b';
    expect(resolveProduct(second, records)).toMatchObject({ id: 'b', slug, stock: 3 });
    expect(resolveProduct(second, [])).toMatchObject({ slug, price: 5, stock: 1 });
  });
});
