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
import { parseProductIndex } from '../product/product';

const item: CartItem = {
  id: 'p1',
  name: 'Tripod',
  quantity: 2,
  category: 'Grips',
  image: '/media/t.webp',
  price: 'Price on Request',
};

const goodItem: fc.Arbitrary<CartItem> = fc.record({
  id: fc.string({ minLength: 1 }).map((text) => `p${text}`),
  name: fc.string().map((text) => `n${text}`),
  quantity: fc.integer({ min: 1, max: 99 }),
  category: fc.string(),
  image: fc.string(),
  price: fc.oneof(fc.string(), fc.nat()),
});

describe('a product becomes a cart item once (public-site.md §3)', () => {
  it('without a price it is on request', () => {
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

describe('stored cart items (faults.md)', () => {
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
  ])('of a wrong shape are dropped: %j', (value) => {
    expect(parseCartItem(value)).toBeUndefined();
  });

  it('take the defaults for what is missing', () => {
    expect(parseCartItem({ id: 'p1', name: 'Tripod' })).toEqual({
      ...item,
      quantity: 1,
      category: '',
      image: '',
    });
  });

  it('that are good survive any bad ones among them, and are not changed', () => {
    const bad = fc.oneof(
      fc.jsonValue(),
      goodItem.map((good) => ({ ...good, quantity: -1 })),
    );
    const good = fc.uniqueArray(goodItem, { selector: ({ id }) => id, maxLength: 10 });
    fc.assert(
      fc.property(good, fc.array(bad, { maxLength: 5 }), (items, others) => {
        const junk = others.filter((other) => parseCartItem(other) === undefined);
        const stored: unknown = JSON.parse(JSON.stringify([...junk, ...items, ...junk]));
        expect(parseCartItems(stored)).toEqual({ items, dropped: 2 * junk.length });
      }),
    );
  });

  it('are a list, else they are dropped', () => {
    expect(parseCartItems({ items: [item] })).toEqual({ items: [], dropped: 1 });
    expect(parseCartItems(undefined)).toEqual({ items: [], dropped: 0 });
  });

  it('are 200 at most', () => {
    const many = Array.from({ length: 250 }, (_, i) => ({ ...item, id: `p${i}` }));
    expect(parseCartItems(many)).toMatchObject({ items: { length: 200 }, dropped: 50 });
  });
});

describe('carts of two tabs', () => {
  it('are united by id with the greater quantity', () => {
    const other = { ...item, id: 'p2', quantity: 5 };
    expect(mergeCarts([item], [{ ...item, quantity: 3 }, other])).toEqual([
      { ...item, quantity: 3 },
      other,
    ]);
    expect(mergeCarts([item], [{ ...item, quantity: 1 }])).toEqual([item]);
  });
});

describe('a cart put to another', () => {
  const other = { ...item, id: 'p2', quantity: 98 };

  it('adds its quantities up, to 99, and its new lines after the others', () => {
    expect(
      addCarts(
        [item, other],
        [
          { ...other, quantity: 5 },
          { ...item, id: 'p3' },
        ],
      ),
    ).toEqual([item, { ...other, quantity: 99 }, { ...item, id: 'p3' }]);
  });

  it('makes 200 lines at most', () => {
    const many = Array.from({ length: 150 }, (_, i) => ({ ...item, id: `a${i}` }));
    const more = many.map((line) => ({ ...line, id: `b${line.id}` }));
    expect(addCarts(many, more)).toHaveLength(200);
  });

  it('is the same cart with the same products and quantities in any order', () => {
    expect(isSameCart([item, other], [other, item])).toBe(true);
    expect(isSameCart([item], [{ ...item, quantity: 3 }])).toBe(false);
    expect(isSameCart([item], [item, other])).toBe(false);
    expect(isSameCart([item], [other])).toBe(false);
  });
});
