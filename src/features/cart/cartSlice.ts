import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cartItemOf, type CartItem } from '@/domain/cart/cart';
import { MAX_CART_LINES, MAX_QUANTITY } from '@/domain/text/limits';
import type { ProductSummary } from '@/domain/product/product';

/** The booking cart: what the visitor wants to rent, in the order it was put in. */
export interface CartState {
  items: CartItem[];
}

const initialState: CartState = { items: [] };

function withAdded(items: CartItem[], added: CartItem): CartItem[] {
  const known = items.find(({ id }) => id === added.id);
  // A full cart stays the very same: who asks can tell.
  if (known ? known.quantity >= MAX_QUANTITY : items.length >= MAX_CART_LINES) return items;
  if (!known) return [...items, { ...added, quantity: 1 }];
  return items.map((item) => (item === known ? { ...item, quantity: item.quantity + 1 } : item));
}

/** Puts lines back at their old places; what was added or changed meanwhile stays as it is now. */
function withRestored(now: CartItem[], before: CartItem[], ids: readonly string[]): CartItem[] {
  const lines = new Map(now.map((item) => [item.id, item]));
  const known = before.flatMap((item) => {
    const line = lines.get(item.id);
    if (!line) return ids.includes(item.id) ? [item] : [];
    const wasTaken = ids.includes(item.id) && line.quantity < item.quantity;
    return [wasTaken ? { ...line, quantity: item.quantity } : line];
  });
  const placed = new Set(known.map(({ id }) => id));
  return [...known, ...now.filter(({ id }) => !placed.has(id))].slice(0, MAX_CART_LINES);
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemAdded: {
      prepare: (product: ProductSummary) => ({ payload: cartItemOf(product) }),
      reducer(state, { payload }: PayloadAction<CartItem>) {
        state.items = withAdded(state.items, payload);
      },
    },
    /** One more or one less of an item; it never falls below one. */
    quantityChanged(state, { payload }: PayloadAction<{ id: string; by: 1 | -1 }>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) item.quantity = Math.min(MAX_QUANTITY, Math.max(1, item.quantity + payload.by));
    },
    itemRemoved(state, { payload }: PayloadAction<string>) {
      state.items = state.items.filter(({ id }) => id !== payload);
    },
    cartCleared: () => initialState,
    /** Undo of a removal: of the lines named, or of the whole cart; keeps what came since. */
    itemsRestored: {
      prepare: (before: CartItem[], ids: string[] = before.map(({ id }) => id)) => ({
        payload: { before, ids },
      }),
      reducer(state, { payload }: PayloadAction<{ before: CartItem[]; ids: string[] }>) {
        state.items = withRestored(state.items, payload.before, payload.ids);
      },
    },
    /** Storage or another tab: the whole list as it is to be. */
    cartReplaced(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
  },
  selectors: {
    selectItems: (state) => state.items,
    selectUniqueCount: (state) => state.items.length,
    selectTotalCount: createSelector([(state: CartState) => state.items], (items) =>
      items.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    selectQuantityOf: (state, id: string) =>
      state.items.find((item) => item.id === id)?.quantity ?? 0,
    /** False until the stored cart has been read. */
    selectIsLoaded: (state: CartState & { _persist?: { rehydrated: boolean } }) =>
      state._persist?.rehydrated === true,
  },
});

export const { itemAdded, quantityChanged, itemRemoved, cartCleared, itemsRestored, cartReplaced } =
  cartSlice.actions;
export const {
  selectItems,
  selectUniqueCount,
  selectTotalCount,
  selectQuantityOf,
  selectIsLoaded,
} = cartSlice.selectors;
