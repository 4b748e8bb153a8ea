import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Persistor } from 'redux-persist';
import { persistSlice, startPersistor } from '../../../src/api/storage/persistSlice';
import type { CartItem } from '../../../src/domain/cart/cart';
import type { ProductSummary } from '../../../src/domain/product/schema';
import {
  cartCleared,
  cartEntry,
  cartReplaced,
  cartSlice,
  itemAdded,
} from '../../../src/features/cart';

/** Actions of the cart, for tests of layers below the features. */
export { itemAdded, itemRemoved, quantityChanged } from '../../../src/features/cart';

export const CART_KEY = 'bookingCart';

export function line(id: string, quantity = 1): CartItem {
  return { id, name: `Name of ${id}`, quantity, category: 'Lenses', image: '', price: '₦25,000' };
}

export function product(id: string): ProductSummary {
  const category = { name: 'Lenses', slug: 'lenses' };
  const name = `Name of ${id}`;
  return { id, name, slug: id, image: '', category, price: '₦25,000', isFeatured: false };
}

const closers: (() => unknown)[] = [];

/** Creates a tab that persists its cart. Nothing is read until `start` is called. */
export function openTab() {
  const slice = persistSlice(cartSlice, cartEntry, ({ items }) => cartReplaced(items));
  const store = configureStore({
    reducer: combineReducers({ cart: slice.reducer }),
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  const outcomes: string[] = [];
  let persistor: Persistor | undefined;
  const tab = {
    outcomes,
    dispatch: store.dispatch,
    /** Returns the cart as `id × quantity`. */
    items: () => store.getState().cart.items.map(({ id, quantity }) => `${id} × ${quantity}`),
    async start() {
      const onOutcome = (_key: string, outcome: string) => void outcomes.push(outcome);
      closers.push(slice.connect(store.dispatch, onOutcome));
      const started = startPersistor(store.dispatch);
      persistor = started;
      await new Promise<void>((resolve) => {
        const resolveOnce = () => started.getState().bootstrapped && resolve();
        started.subscribe(resolveOnce);
        resolveOnce();
      });
      await tab.settle();
      return tab;
    },
    async add(...ids: string[]) {
      for (const id of ids) store.dispatch(itemAdded(product(id)));
      await tab.settle();
    },
    async clear() {
      store.dispatch(cartCleared());
      await tab.settle();
    },
    settle: () => persistor?.flush(),
    async close() {
      await persistor?.flush();
      persistor?.pause();
    },
    /** Dispatches the event that a browser sends after another tab has written. */
    hear: () => window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })),
  };
  closers.push(tab.close);
  return tab;
}

/** Closes all tabs of the test and clears the storage. */
export async function closeTabs(): Promise<void> {
  // A later write would change the storage of the next test.
  await Promise.all(closers.splice(0).map((close) => close()));
  localStorage.clear();
}

export const stored = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null');

/** Returns the stored cart as `id × quantity`. */
export const storedItems = (): string[] | undefined =>
  (stored() as CartItem[] | null)?.map(({ id, quantity }) => `${id} × ${quantity}`);

/** Throws the error of a browser whose storage is full. */
export function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
