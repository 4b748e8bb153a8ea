import { describe, expect, it } from 'vitest';
import { parseProductFile, parseProductIndex, resolveProduct } from './schema';

describe('resolveProduct', () => {
  it('keeps values of the index that the record does not have', () => {
    const indexEntry = {
      id: 'a',
      name: 'Zoom',
      image: '/media/z.webp',
      category: 'Lenses',
      price: 5,
      isFeatured: true,
    };
    const [summary] = parseProductIndex({ products: [indexEntry] }).value;
    const full = (record: object) =>
      summary && resolveProduct(summary, parseProductFile({ products: [record] }).value);
    expect(full({ id: 'a', description: 'Long' })).toMatchObject({
      ...summary,
      description: 'Long',
    });
    expect(full({ id: 'a', name: 'Cine Zoom', price: 7, category: 'Glass' })).toMatchObject({
      name: 'Cine Zoom',
      price: 7,
      category: { name: 'Glass' },
      image: '/media/z.webp',
    });
  });

  it('uses the first other image when there is no main image', () => {
    const bare = { id: 'a', image: ' ', images: ['', '/media/b.webp'] };
    const [summary] = parseProductIndex({ products: [bare] }).value;
    expect(summary?.image).toBe('/media/b.webp');
    const records = parseProductFile({ products: [{ ...bare, image: '' }] }).value;
    const resolvedImages = (image: string) =>
      parseProductIndex({ products: [{ id: 'a', image }] }).value.map(
        (known) => resolveProduct(known, records).image,
      );
    expect(resolvedImages('')).toEqual(['/media/b.webp']);
    expect(resolvedImages('/media/index.webp')).toEqual(['/media/index.webp']);
    expect(parseProductIndex({ products: [{ id: 'a', images: 5 }] }).value[0]?.image).toBe('');
  });

  it('does not copy malformed fields from the index', () => {
    const [summary] = parseProductIndex({ products: [{ id: 'a', name: 'Zoom', images: 5 }] }).value;
    const records = parseProductFile({ products: [{ id: 'a', stock: 3 }] }).value;
    const expected = { name: 'Zoom', slug: 'zoom', images: [] };
    expect(summary && resolveProduct(summary, records)).toMatchObject({ ...expected, stock: 3 });
    expect(summary && resolveProduct(summary, [])).toMatchObject({ ...expected, stock: 1 });
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
