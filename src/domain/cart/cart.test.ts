import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCarts,
  cartItemOf,
  isSameCart,
  mergeCarts,
  parseCartItem,
  parseCartItems,
  type CartItem,
} from './cart';
import { parseProductIndex } from '../product/schema';

const item: CartItem = {
  id: 'p1',
  name: 'Tripod',
  quantity: 2,
  category: 'Grips',
  image: '/media/t.webp',
  price: 'Price on Request',
};

const validItem: fc.Arbitrary<CartItem> = fc.record({
  id: fc.string({ minLength: 1 }).map((text) => `p${text}`),
  name: fc.string().map((text) => `n${text}`),
  quantity: fc.integer({ min: 1, max: 99 }),
  category: fc.string(),
  image: fc.string(),
  price: fc.oneof(fc.string(), fc.nat()),
});

describe('cartItemOf', () => {
  it('creates a line with quantity 1 and the default price', () => {
    const [product] = parseProductIndex({ products: [{ id: 'p1', name: 'Tripod' }] }).value;
    expect(product && cartItemOf(product)).toEqual({
      id: 'p1',
      name: 'Tripod',
      quantity: 1,
      category: 'Uncategorized',
      image: '',
      price: 'Price on Request',
    });
  });
});

describe('stored cart items', () => {
  it.each([
    { ...item, quantity: -1 },
    { ...item, quantity: 0 },
    { ...item, quantity: 1e9 },
    { ...item, quantity: 1.5 },
    { ...item, quantity: '2' },
    { ...item, id: 7 },
    { ...item, id: ' ' },
    { ...item, name: '' },
    { ...item, price: {} },
    { ...item, image: 4 },
    null,
    'item',
    [],
    Object.create({ ...item }) as unknown,
  ])('drops an invalid item: %j', (value) => {
    expect(parseCartItem(value)).toBeUndefined();
  });

  it('fills missing fields with defaults', () => {
    const defaults = { quantity: 1, category: '', image: '' };
    expect(parseCartItem({ id: 'p1', name: 'Tripod' })).toEqual({ ...item, ...defaults });
  });

  it('keeps valid items unchanged between invalid ones', () => {
    const invalidItems = fc.oneof(
      fc.jsonValue(),
      validItem.map((valid) => ({ ...valid, quantity: -1 })),
    );
    const validItems = fc.uniqueArray(validItem, { selector: ({ id }) => id, maxLength: 10 });
    fc.assert(
      fc.property(validItems, fc.array(invalidItems, { maxLength: 5 }), (items, others) => {
        const junk = others.filter((other) => parseCartItem(other) === undefined);
        const stored: unknown = JSON.parse(JSON.stringify([...junk, ...items, ...junk]));
        expect(parseCartItems(stored)).toEqual({ items, dropped: 2 * junk.length });
      }),
    );
  });

  it('drops a value that is not a list', () => {
    expect(parseCartItems({ items: [item] })).toEqual({ items: [], dropped: 1 });
    expect(parseCartItems(undefined)).toEqual({ items: [], dropped: 0 });
  });

  it('keeps at most 200 items', () => {
    const many = Array.from({ length: 250 }, (_, i) => ({ ...item, id: `p${i}` }));
    expect(parseCartItems(many)).toMatchObject({ items: { length: 200 }, dropped: 50 });
  });
});

describe('mergeCarts', () => {
  it('merges lines by id and keeps the greater quantity', () => {
    const other = { ...item, id: 'p2', quantity: 5 };
    expect(mergeCarts([item], [{ ...item, quantity: 3 }, other])).toEqual([
      { ...item, quantity: 3 },
      other,
    ]);
    expect(mergeCarts([item], [{ ...item, quantity: 1 }])).toEqual([item]);
  });
});

describe('adding a cart to another', () => {
  const other = { ...item, id: 'p2', quantity: 98 };

  it('adds quantities up to 99 and appends new lines', () => {
    const third = { ...item, id: 'p3' };
    const added = addCarts([item, other], [{ ...other, quantity: 5 }, third]);
    expect(added).toEqual([item, { ...other, quantity: 99 }, third]);
  });

  it('returns at most 200 lines', () => {
    const many = Array.from({ length: 150 }, (_, i) => ({ ...item, id: `a${i}` }));
    const more = many.map((line) => ({ ...line, id: `b${line.id}` }));
    expect(addCarts(many, more)).toHaveLength(200);
  });

  it('treats carts with the same products and quantities as equal in any order', () => {
    expect(isSameCart([item, other], [other, item])).toBe(true);
    expect(isSameCart([item], [{ ...item, quantity: 3 }])).toBe(false);
    expect(isSameCart([item], [item, other])).toBe(false);
    expect(isSameCart([item], [other])).toBe(false);
  });
});
