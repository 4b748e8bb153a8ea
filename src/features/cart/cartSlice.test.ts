import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES, MAX_QUANTITY, type CartItem } from '@/domain/cart/cart';
import type { ProductSummary } from '@/domain/product/schema';
import {
  cartEntry,
  cartCleared,
  cartSlice,
  itemAdded,
  itemRemoved,
  itemsRestored,
  quantityChanged,
} from './cartSlice';

function product(id: string): ProductSummary {
  const category = { name: 'Cameras', slug: 'cameras' };
  return { id, name: id.toUpperCase(), slug: id, image: '', category, isFeatured: false };
}

function line(id: string, quantity = 1): CartItem {
  return { id, name: id, quantity, category: '', image: '', price: '' };
}

/** Returns the cart after a sequence of actions, as `id × quantity`. */
function after(...events: Parameters<typeof cartSlice.reducer>[1][]): string[] {
  const state = events.reduce(cartSlice.reducer, cartSlice.getInitialState());
  return state.items.map(({ id, quantity }) => `${id} × ${quantity}`);
}

const added = (...ids: string[]) => ids.map((id) => itemAdded(product(id)));

describe('booking cart', () => {
  it('adds a new item with quantity 1 and increases that of an existing item', () => {
    expect(after(...added('a', 'b', 'a'))).toEqual(['a × 2', 'b × 1']);
  });

  it('changes the quantity by one, between 1 and 99', () => {
    const less = quantityChanged({ id: 'a', by: -1 });
    const more = quantityChanged({ id: 'a', by: 1 });
    expect(after(...added('a'), more, more, less)).toEqual(['a × 2']);
    expect(after(...added('a'), less, less)).toEqual(['a × 1']);
    expect(after(...added('a'), ...Array(150).fill(more))).toEqual([`a × ${MAX_QUANTITY}`]);
    expect(after(...added('a'), quantityChanged({ id: 'x', by: 1 }))).toEqual(['a × 1']);
  });

  it('has at most as many lines as can be stored', () => {
    const ids = Array.from({ length: MAX_CART_LINES + 5 }, (_, i) => `p${i}`);
    expect(after(...added(...ids))).toHaveLength(MAX_CART_LINES);
  });
});

describe('Undo', () => {
  const before = [line('a', 3), line('b'), line('c')];
  const start = cartSlice.actions.cartReplaced(before);

  it('restores a removed item at its position', () => {
    const undo = itemsRestored(before, ['b']);
    expect(after(start, itemRemoved('b'), undo)).toEqual(['a × 3', 'b × 1', 'c × 1']);
  });

  it('restores the whole cart and keeps items added since', () => {
    const undo = itemsRestored(before);
    expect(after(start, cartCleared(), ...added('d', 'a'), undo)).toEqual([
      'a × 3',
      'b × 1',
      'c × 1',
      'd × 1',
    ]);
  });

  it('does not change other lines', () => {
    const less = quantityChanged({ id: 'a', by: -1 });
    expect(
      after(start, itemRemoved('b'), less, itemRemoved('c'), itemsRestored(before, ['b'])),
    ).toEqual(['a × 2', 'b × 1']);
  });

  it('has no effect the second time', () => {
    const undo = itemsRestored(before, ['b']);
    expect(after(start, itemRemoved('b'), undo, undo)).toEqual(['a × 3', 'b × 1', 'c × 1']);
  });
});

describe('a cart', () => {
  it.each([
    ['with the maximum quantity of an item', [line('a', MAX_QUANTITY)]],
    [
      'with the maximum number of lines',
      Array.from({ length: MAX_CART_LINES }, (_, i) => line(`l${i}`)),
    ],
  ])('%s is the same object after adding', (_what, items) => {
    const full = { items };
    expect(cartSlice.reducer(full, itemAdded(product('a')))).toBe(full);
  });
});

describe('bookingCart in storage', () => {
  it('drops only invalid items, and is removed when the cart is empty', () => {
    expect(cartEntry.parse([line('a'), line('b', -1), line('c', 1e9), 'x'])).toEqual({
      items: [line('a')],
    });
    expect(cartEntry.parse({ items: [] })).toBeUndefined();
    expect(cartEntry.serialize({ items: [] })).toBeUndefined();
  });
});
