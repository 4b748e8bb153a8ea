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
    const { value: index } = parseProductIndex({
      products: [
        { id: 'a', name: 'Tripod' },
        { id: 'b', name: 'Tripod', price: 5 },
      ],
    });
    const { value: records } = parseProductFile({
      products: [{ id: 'b', name: 'Tripod', stock: 3 }],
    });
    const second = index[1];
    expect(second && resolveProduct(second, records)).toMatchObject({
      id: 'b',
      slug: 'tripod-b',
      stock: 3,
    });
    expect(second && resolveProduct(second, [])).toMatchObject({
      slug: 'tripod-b',
      price: 5,
      stock: 1,
    });
  });
});
