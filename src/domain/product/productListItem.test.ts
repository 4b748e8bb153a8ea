import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packProductList, unpackProductList, type ProductListItem } from './productListItem';

const text = fc.string();
const item: fc.Arbitrary<ProductListItem> = fc.record({
  id: text,
  name: text,
  slug: text,
  image: text,
  category: fc.constantFrom(
    { id: 'c1', name: 'Lenses', slug: 'lenses' },
    { name: 'Uncategorized', slug: 'uncategorized' },
  ),
  price: fc.option(fc.oneof(text, fc.integer()), { nil: undefined }),
  stock: fc.option(fc.nat(), { nil: undefined }),
  dailyRate: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
});

const category = { name: 'A', slug: 'a' };
const lens = { id: 'p1', name: 'Zoom', slug: 'zoom', image: '', category };
const packed = packProductList([lens]);

describe('compact form of a product list', () => {
  it('returns the same list after it was written and read as JSON', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const written = JSON.stringify(packProductList(items));
        expect(unpackProductList(JSON.parse(written))).toEqual(items);
      }),
    );
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', [lens]],
    ['an empty object', {}],
    ['a column of another length', { ...packed, columns: packed.columns.with(1, []) }],
    ['a text as a column', { ...packed, columns: [...packed.columns.slice(1), '0'] }],
    ['a missing column', { ...packed, columns: packed.columns.slice(1) }],
    ['an unknown category', { ...packed, columns: packed.columns.with(4, [1]) }],
    ['no categories', { ...packed, categories: undefined }],
  ])('is not read from %s', (_what, json) => expect(unpackProductList(json)).toBeUndefined());
});
