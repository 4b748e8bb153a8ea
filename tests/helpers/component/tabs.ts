import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Persistor } from 'redux-persist';
import { persistSlice, startPersistence } from '../../../src/api/storage/persist/persistSlice';
import type { CartItem } from '../../../src/domain/cart/cart';
import type { ProductSummary } from '../../../src/domain/product/schema';
import { cartEntry, cartReplaced, cartSlice } from '../../../src/features/cart';

/** The actions of the cart, for tests of layers below the features. */
export { cartCleared, itemAdded, itemRemoved, quantityChanged } from '../../../src/features/cart';

export const CART_KEY = 'bookingCart';
export const CART_COPY = 'bookingCart.bak';
export const CART_VERSION = 'bookingCart:version';

/** A line of the cart as it is stored. */
export function line(id: string, quantity = 1): CartItem {
  return { id, name: `Name of ${id}`, quantity, category: 'Lenses', image: '', price: '₦25,000' };
}

/** The product of such a line. */
export function product(id: string): ProductSummary {
  const category = { name: 'Lenses', slug: 'lenses' };
  const name = `Name of ${id}`;
  return { id, name, slug: id, image: '', category, price: '₦25,000', isFeatured: false };
}

const closers: (() => unknown)[] = [];

/** A tab of the browser whose cart is kept; nothing is read until `start`. */
export function openTab() {
  const slice = persistSlice(cartSlice, cartEntry, ({ items }) => cartReplaced(items));
  const store = configureStore({
    reducer: combineReducers({ cart: slice.reducer }),
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  const issues: string[] = [];
  let persistor: Persistor | undefined;
  const tab = {
    issues,
    dispatch: store.dispatch,
    /** The cart, as `id × quantity`. */
    items: () => store.getState().cart.items.map(({ id, quantity }) => `${id} × ${quantity}`),
    /** Reads the stored cart and keeps it from now on. */
    async start() {
      const onIssue = (_key: string, issue: string) => issues.push(issue);
      closers.push(slice.connect(store, { onIssue }));
      const started = startPersistence(store.dispatch);
      persistor = started;
      await new Promise<void>((resolve) => {
        const resolveOnce = () => started.getState().bootstrapped && resolve();
        started.subscribe(resolveOnce);
        resolveOnce();
      });
      await tab.settle();
      return tab;
    },
    /** Waits until everything is written. */
    settle: () => persistor?.flush(),
    async close() {
      await persistor?.flush();
      persistor?.pause();
    },
    /** Hears of another tab's write, as the browser tells it. */
    hear: (key: string | null = CART_KEY) =>
      window.dispatchEvent(new StorageEvent('storage', { key })),
  };
  closers.push(tab.close);
  return tab;
}

/** Closes every tab of the test and empties the storage. */
export async function closeTabs(): Promise<void> {
  // What a tab still has to write would be written into the storage of the next test.
  await Promise.all(closers.splice(0).map((close) => close()));
  localStorage.clear();
}

/** The stored cart as JSON. */
export const stored = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null');

/** The stored cart, as `id × quantity`. */
export const storedItems = (): string[] | undefined =>
  (stored() as CartItem[] | null)?.map(({ id, quantity }) => `${id} × ${quantity}`);

/** What a browser does when its storage is full. */
export function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
