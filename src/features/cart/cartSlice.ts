import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  MAX_CART_LINES,
  MAX_QUANTITY,
  addCarts,
  cartItemOf,
  type CartItem,
  parseCartItems,
  withQuantity,
} from '@/domain/cart/cart';
import type { ProductListItem } from '@/domain/product/productListItem';
import { isEntryRead, type StoredEntry } from '@/api/storage/persistSlice';

// See docs/behaviour/cart.md.

export interface CartState {
  items: CartItem[];
}

const initialState: CartState = { items: [] };

function withAdded(items: CartItem[], added: CartItem): CartItem[] {
  const existing = items.find(({ id }) => id === added.id);
  // Returns the same array for a full cart, so that callers can detect it.
  if (existing ? existing.quantity >= MAX_QUANTITY : items.length >= MAX_CART_LINES) return items;
  if (!existing) return [...items, added];
  return items.map((item) => (item === existing ? { ...item, quantity: item.quantity + 1 } : item));
}

/** Lines that were added or changed meanwhile are kept. */
function withRestored(now: CartItem[], before: CartItem[], ids: readonly string[]): CartItem[] {
  const lines = new Map(now.map((item) => [item.id, item]));
  const restored = before.flatMap((item) => {
    const line = lines.get(item.id);
    if (!line) return ids.includes(item.id) ? [item] : [];
    const isQuantityRestored = ids.includes(item.id) && line.quantity < item.quantity;
    return [isQuantityRestored ? { ...line, quantity: item.quantity } : line];
  });
  const placed = new Set(restored.map(({ id }) => id));
  return [...restored, ...now.filter(({ id }) => !placed.has(id))].slice(0, MAX_CART_LINES);
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemAdded: {
      prepare: (product: ProductListItem) => ({ payload: cartItemOf(product) }),
      reducer(state, { payload }: PayloadAction<CartItem>) {
        state.items = withAdded(state.items, payload);
      },
    },
    quantityChanged(state, { payload }: PayloadAction<{ id: string; by: 1 | -1 }>) {
      state.items = withQuantity(state.items, payload.id, payload.by);
    },
    itemRemoved(state, { payload }: PayloadAction<string>) {
      state.items = state.items.filter(({ id }) => id !== payload);
    },
    cartCleared: () => initialState,
    /** Undoes the removal of the given lines, or of the whole cart. Lines added since are kept. */
    itemsRestored: {
      prepare: (before: CartItem[], ids: string[] = before.map(({ id }) => id)) => ({
        payload: { before, ids },
      }),
      reducer(state, { payload }: PayloadAction<{ before: CartItem[]; ids: string[] }>) {
        state.items = withRestored(state.items, payload.before, payload.ids);
      },
    },
    cartReplaced(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
  },
  selectors: {
    selectItems: (state) => state.items,
    selectUniqueCount: (state) => state.items.length,
    selectQuantityOf: (state, id: string) =>
      state.items.find((item) => item.id === id)?.quantity ?? 0,
    selectIsCartLoaded: isEntryRead,
  },
});

export const { itemAdded, quantityChanged, itemRemoved, cartCleared, itemsRestored, cartReplaced } =
  cartSlice.actions;
export const { selectItems, selectUniqueCount, selectQuantityOf, selectIsCartLoaded } =
  cartSlice.selectors;

/** Persisted under `bookingCart` as a list of items. The entry is removed when the cart is empty. */
export const cartEntry: StoredEntry<CartState> = {
  key: 'bookingCart',
  empty: { items: [] },
  parse(json) {
    if (!Array.isArray(json)) return undefined;
    return { items: parseCartItems(json).items };
  },
  serialize: ({ items }) => (items.length === 0 ? undefined : items),
  join: (stored, now) => ({ items: addCarts(stored.items, now.items) }),
};

export const ITEM_ADDED_NOTICE = {
  message: 'Item added to your booking cart',
  type: 'success',
  duration: 3000,
  action: { label: 'View cart', to: '/cart' },
} as const;

export const CART_FULL_NOTICE = {
  message:
    'Your booking cart has reached its limit. Send the request as it is and add the rest in the notes.',
  type: 'warning',
} as const;
