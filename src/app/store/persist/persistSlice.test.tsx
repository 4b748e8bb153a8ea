import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { persistStore } from 'redux-persist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '@/domain/cart';
import { MAX_QUANTITY } from '@/domain/limits';
import type { ProductSummary } from '@/domain/product';
import {
  cartCleared,
  cartEntry,
  cartReplaced,
  cartSlice,
  itemAdded,
  itemRemoved,
  quantityChanged,
  type CartState,
} from '@/features/cart';
import { persistSlice } from './persistSlice';

const KEY = 'bookingCart';
const BACKUP = 'bookingCart.bak';
const VERSION = 'bookingCart:version';

function line(id: string, quantity = 1): CartItem {
  return { id, name: `Name of ${id}`, quantity, category: 'Lenses', image: '', price: '₦25,000' };
}

function product(id: string): ProductSummary {
  const category = { name: 'Lenses', slug: 'lenses' };
  return {
    id,
    name: `Name of ${id}`,
    slug: id,
    image: '',
    category,
    price: '₦25,000',
    isFeatured: false,
  };
}

const closers: (() => void)[] = [];

/** A tab of the browser whose cart is kept; nothing is read until `start`. */
function openTab() {
  const slice = persistSlice<CartState>(
    cartSlice.reducer as Reducer<CartState>,
    cartEntry,
    ({ items }) => cartReplaced(items),
  );
  const store = configureStore({
    reducer: combineReducers({ cart: slice.reducer }),
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  const troubles: string[] = [];
  let persistor: ReturnType<typeof persistStore> | undefined;
  const tab = {
    troubles,
    dispatch: store.dispatch,
    /** The cart, as `id × quantity`. */
    items: () => store.getState().cart.items.map(({ id, quantity }) => `${id} × ${quantity}`),
    /** Reads the stored cart and keeps it from now on. */
    async start() {
      const link = {
        dispatch: store.dispatch,
        onTrouble: (_key: string, trouble: string) => troubles.push(trouble),
      };
      closers.push(slice.connect(link, () => store.getState().cart));
      const found = await new Promise<typeof persistor>((resolve) => {
        const made = persistStore(store as never, null, () => resolve(made));
      });
      persistor = found;
      await tab.settle();
      return tab;
    },
    /** Waits until everything is written. */
    settle: () => persistor?.flush(),
    close: () => persistor?.pause(),
    /** Hears of another tab's write, as the browser tells it. */
    hear: (key: string | null = KEY) => window.dispatchEvent(new StorageEvent('storage', { key })),
  };
  closers.push(tab.close);
  return tab;
}

const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

const storedItems = () =>
  (stored() as CartItem[] | null)?.map(({ id, quantity }) => `${id} × ${quantity}`);

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const close of closers.splice(0)) close();
  localStorage.clear();
});

describe('a kept slice', () => {
  it('is stored as plain JSON that other code can read', async () => {
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    expect(stored()).toEqual([line('a')]);
  });

  it('comes back after a reload', async () => {
    const before = await openTab().start();
    before.dispatch(itemAdded(product('a')));
    before.dispatch(quantityChanged({ id: 'a', by: 1 }));
    await before.settle();
    const after = await openTab().start();
    expect(after.items()).toEqual(['a × 2']);
    expect(after.troubles).toEqual([]);
  });

  it('leaves no entry behind when it is empty', async () => {
    localStorage.setItem(KEY, JSON.stringify([line('a')]));
    const tab = await openTab().start();
    tab.dispatch(cartCleared());
    await tab.settle();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('writes nothing when there is nothing to keep', async () => {
    const tab = await openTab().start();
    await tab.settle();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('joins what was added before the stored cart arrived', async () => {
    localStorage.setItem(KEY, JSON.stringify([line('a', 2), line('b')]));
    const tab = openTab();
    tab.dispatch(itemAdded(product('a')));
    tab.dispatch(itemAdded(product('c')));
    await tab.start();
    expect(tab.items()).toEqual(['a × 3', 'b × 1', 'c × 1']);
    expect(storedItems()).toEqual(['a × 3', 'b × 1', 'c × 1']);
  });
});

describe('a damaged entry', () => {
  it.each([
    '{bad',
    '',
    'undefined',
    '[{"id":',
    '\u0000',
    '{"a":1}',
    '"text"',
    '17',
    'true',
    'null',
  ])('starts anew from %j, keeps the raw bytes aside and says so', async (text) => {
    localStorage.setItem(KEY, text);
    const tab = await openTab().start();
    expect(tab.items()).toEqual([]);
    expect(tab.troubles).toEqual(['unreadable']);
    expect(localStorage.getItem(BACKUP)).toBe(text);
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    expect(storedItems()).toEqual(['a × 1']);
    expect(localStorage.getItem(BACKUP)).toBe(text);
  });

  it('stays where it is when no copy of it can be kept', async () => {
    localStorage.setItem(KEY, '{bad');
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const tab = await openTab().start();
    set.mockRestore();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    expect(tab.items()).toEqual(['a × 1']);
    expect(localStorage.getItem(KEY)).toBe('{bad');
  });

  it('loses its bad items only', async () => {
    const text = JSON.stringify([
      line('a', 2),
      line('b', -1),
      line('c', 1e9),
      line('d', 1.5),
      { ...line('e'), name: '' },
      null,
      'f',
      [],
      { ...line('g'), id: 7 },
      JSON.parse('{"__proto__":{"id":"h","name":"h"}}'),
      line('i', MAX_QUANTITY),
    ]);
    localStorage.setItem(KEY, text);
    const tab = await openTab().start();
    expect(tab.items()).toEqual(['a × 2', 'i × 99']);
    expect(tab.troubles).toEqual(['partly-unreadable']);
    expect(localStorage.getItem(BACKUP)).toBe(text);
    expect(storedItems()).toEqual(['a × 2', 'i × 99']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('loses no valid item, whatever stands beside it', async () => {
    const good = fc
      .record({
        id: fc.integer({ min: 0, max: 30 }),
        quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      })
      .map(({ id, quantity }) => line(`g${id}`, quantity));
    const bad = fc.oneof(
      fc
        .integer()
        .filter((n) => n < 1 || n > MAX_QUANTITY)
        .map((quantity) => line('bad', quantity)),
      fc.double({ noInteger: true, noNaN: true }).map((quantity) => line('bad', quantity)),
      fc.constantFrom('', ' ', '\n').map((id) => line(id)),
      fc.constantFrom(null, true, 7, 'text', [], {}, [line('nested')]),
      fc.jsonValue({ maxDepth: 2 }).filter((value) => typeof value !== 'object'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(good, bad), { maxLength: 30 }), async (list) => {
        localStorage.clear();
        const text = JSON.stringify(list);
        localStorage.setItem(KEY, text);
        const tab = await openTab().start();
        const best = new Map<string, number>();
        for (const item of list) {
          const { id, quantity } = Object(item) as CartItem;
          if (typeof id === 'string' && id.startsWith('g'))
            best.set(id, Math.max(best.get(id) ?? 0, quantity));
        }
        expect(tab.items()).toEqual([...best].map(([id, quantity]) => `${id} × ${quantity}`));
        const isDamaged = list.some(
          (item) => !String((Object(item) as CartItem).id).startsWith('g'),
        );
        expect(localStorage.getItem(BACKUP)).toBe(isDamaged ? text : null);
        tab.close();
      }),
      { numRuns: 60 },
    );
  });

  it('never throws and never loses bytes, whatever is stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (text) => {
        localStorage.clear();
        localStorage.setItem(KEY, text);
        const tab = await openTab().start();
        const kept = [localStorage.getItem(KEY), localStorage.getItem(BACKUP)];
        const isEmptyCart = /^\s*\[\s*\]\s*$/.test(text);
        if (!isEmptyCart) expect(kept).toContain(text);
        tab.close();
      }),
      { numRuns: 100 },
    );
  });
});

describe('an entry that another tab or other code spoiled', () => {
  it.each(['{bad', '"text"', '{"a":1}'])('takes nothing from this tab: %s', async (text) => {
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    localStorage.setItem(KEY, text);
    tab.hear();
    expect(tab.items()).toEqual(['a × 1']);
    expect(localStorage.getItem(BACKUP)).toBe(text);
    tab.dispatch(itemAdded(product('b')));
    await tab.settle();
    expect(storedItems()).toEqual(['a × 1', 'b × 1']);
    expect(tab.troubles).toEqual(['unreadable']);
  });
});

describe('an entry of a newer version', () => {
  it('is never written over, and the visitor is told once', async () => {
    localStorage.setItem(KEY, '{"lines":[{"sku":1}]}');
    localStorage.setItem(VERSION, '9');
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    tab.dispatch(itemAdded(product('b')));
    tab.dispatch(cartCleared());
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    expect(tab.items()).toEqual(['a × 1']);
    expect(localStorage.getItem(KEY)).toBe('{"lines":[{"sku":1}]}');
    expect(localStorage.getItem(VERSION)).toBe('9');
    expect(localStorage.getItem(BACKUP)).toBeNull();
    expect(tab.troubles).toEqual(['newer']);
  });

  it('is not written over, either, when another tab stores it while this one is open', async () => {
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    localStorage.setItem(VERSION, '2');
    localStorage.setItem(KEY, '{"lines":[]}');
    tab.hear();
    tab.dispatch(itemAdded(product('b')));
    await tab.settle();
    expect(localStorage.getItem(KEY)).toBe('{"lines":[]}');
    expect(tab.items()).toEqual(['a × 1', 'b × 1']);
  });

  it('is announced before it is written, so that no other tab takes it for an old one', async () => {
    const order: string[] = [];
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(
      this: Storage,
      key,
      value,
    ) {
      order.push(key);
      setItem.call(this, key, value);
    });
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    expect(order).toEqual([VERSION, KEY]);
  });
});

describe('refused storage', () => {
  it('goes on in memory when the quota is reached, says so once, and stores again when it can', async () => {
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tab.dispatch(itemAdded(product('b')));
    await tab.settle();
    tab.dispatch(itemAdded(product('c')));
    await tab.settle();
    expect(tab.items()).toEqual(['a × 1', 'b × 1', 'c × 1']);
    expect(storedItems()).toEqual(['a × 1']);
    expect(tab.troubles).toEqual(['full']);
    set.mockRestore();
    tab.dispatch(itemAdded(product('c')));
    await tab.settle();
    expect(storedItems()).toEqual(['a × 1', 'b × 1', 'c × 2']);
  });

  it('loses nothing that could not be stored when another tab stores something', async () => {
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tab.dispatch(itemAdded(product('b')));
    await tab.settle();
    set.mockRestore();
    localStorage.setItem(KEY, JSON.stringify([line('a'), line('z')]));
    tab.hear();
    expect(tab.items()).toEqual(['a × 1', 'z × 1', 'b × 1']);
    await tab.settle();
    expect(storedItems()).toEqual(['a × 1', 'z × 1', 'b × 1']);
  });

  it('loses nothing, either, when storing what two tabs made fails', async () => {
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    localStorage.setItem(KEY, JSON.stringify([line('a'), line('z')]));
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tab.dispatch(itemAdded(product('b')));
    await tab.settle();
    expect(tab.items()).toEqual(['a × 1', 'z × 1', 'b × 1']);
    set.mockRestore();
    localStorage.setItem(KEY, JSON.stringify([line('a'), line('z'), line('y')]));
    tab.hear();
    expect(tab.items()).toEqual(['a × 1', 'z × 1', 'y × 1', 'b × 1']);
  });

  it.each([
    ['reading it throws', { get: () => refuse() }],
    ['there is none', { get: () => null }],
  ])('works in memory where %s', async (_what, property) => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', { configurable: true, ...property });
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    expect(tab.items()).toEqual(['a × 1']);
    expect(tab.troubles).toEqual(['denied']);
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  });
});

describe('two tabs', () => {
  async function openTwo(...items: CartItem[]) {
    if (items.length > 0) localStorage.setItem(KEY, JSON.stringify(items));
    const [a, b] = [await openTab().start(), await openTab().start()];
    return { a, b };
  }

  it('have both the items of both', async () => {
    const { a, b } = await openTwo();
    a.dispatch(itemAdded(product('x')));
    await a.settle();
    b.dispatch(itemAdded(product('y')));
    await b.settle();
    b.hear();
    expect(storedItems()).toEqual(['x × 1', 'y × 1']);
    expect(a.items()).toEqual(['x × 1', 'y × 1']);
    expect(b.items()).toEqual(['x × 1', 'y × 1']);
  });

  it('add up what both added of one item', async () => {
    const { a, b } = await openTwo(line('x', 2));
    a.dispatch(itemAdded(product('x')));
    await a.settle();
    b.dispatch(itemAdded(product('x')));
    await b.settle();
    expect(storedItems()).toEqual(['x × 4']);
  });

  it('both lose what one removed, and keep what the other added', async () => {
    const { a, b } = await openTwo(line('x'), line('y'));
    a.dispatch(itemRemoved('x'));
    await a.settle();
    b.dispatch(itemAdded(product('z')));
    await b.settle();
    b.hear();
    expect(storedItems()).toEqual(['y × 1', 'z × 1']);
    expect(a.items()).toEqual(b.items());
  });

  it('both have an empty cart when one cleared it', async () => {
    const { a, b } = await openTwo(line('x'));
    a.dispatch(cartCleared());
    await a.settle();
    b.hear();
    await b.settle();
    expect(b.items()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('empty the cart, too, when all of storage was cleared elsewhere', async () => {
    const { a } = await openTwo(line('x'));
    localStorage.clear();
    a.hear(null);
    expect(a.items()).toEqual([]);
  });

  it('agree in the end, whatever each of them does', async () => {
    const act = fc.record({
      tab: fc.constantFrom('a' as const, 'b' as const),
      id: fc.constantFrom('x', 'y', 'z'),
      does: fc.constantFrom('add', 'remove', 'hear'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
        localStorage.clear();
        const tabs = await openTwo(line('x', 3));
        for (const { tab, id, does } of acts) {
          if (does === 'add') tabs[tab].dispatch(itemAdded(product(id)));
          if (does === 'remove') tabs[tab].dispatch(itemRemoved(id));
          await tabs[tab].settle();
          if (does === 'hear') tabs[tab].hear();
          await tabs[tab].settle();
        }
        tabs.a.hear();
        await Promise.all([tabs.a.settle(), tabs.b.settle()]);
        tabs.b.hear();
        const sorted = (items: string[] = []) => [...items].sort();
        expect(sorted(tabs.a.items())).toEqual(sorted(tabs.b.items()));
        expect(sorted(tabs.a.items())).toEqual(sorted(storedItems()));
        tabs.a.close();
        tabs.b.close();
      }),
      { numRuns: 40 },
    );
  });

  it('never lose an item that was only added', async () => {
    const added = fc.record({
      tab: fc.constantFrom('a' as const, 'b' as const),
      id: fc.constantFrom('x', 'y', 'z'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(added, { maxLength: 12 }), async (acts) => {
        localStorage.clear();
        const tabs = await openTwo();
        for (const { tab, id } of acts) {
          tabs[tab].dispatch(itemAdded(product(id)));
          await tabs[tab].settle();
        }
        const total =
          (stored() as CartItem[] | null)?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
        expect(total).toBe(acts.length);
        tabs.a.close();
        tabs.b.close();
      }),
      { numRuns: 40 },
    );
  });
});
