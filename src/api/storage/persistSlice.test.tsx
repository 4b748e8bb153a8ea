import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_QUANTITY, type CartItem } from '@/domain/cart/cart';
import '../../../tests/setup/properties';
import {
  CART_KEY,
  closeTabs,
  line,
  openTab,
  product,
  refuse,
  stored,
  storedItems,
  itemAdded,
  itemRemoved,
  quantityChanged,
} from '../../../tests/helpers/component/tabs';

afterEach(closeTabs);

describe('a persisted slice', () => {
  it('is stored as plain JSON that other code can read, and restored after a reload', async () => {
    const before = await openTab().start();
    await before.add('a');
    expect(stored()).toEqual([line('a')]);
    before.dispatch(quantityChanged({ id: 'a', by: 1 }));
    await before.settle();
    const after = await openTab().start();
    expect(after.items()).toEqual(['a × 2']);
  });

  it('removes its entry when it is empty', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([line('a')]));
    const tab = await openTab().start();
    await tab.clear();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('has the items that were added before the stored cart was read', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([line('a', 2), line('b')]));
    const tab = openTab();
    tab.dispatch(itemAdded(product('a')));
    tab.dispatch(itemAdded(product('c')));
    await tab.start();
    expect(tab.items()).toEqual(['a × 3', 'b × 1', 'c × 1']);
    expect(storedItems()).toEqual(['a × 3', 'b × 1', 'c × 1']);
  });

  it('is stored again with the next change after the browser has cleared its storage', async () => {
    const tab = await openTab().start();
    await tab.add('a');
    localStorage.clear();
    await tab.add('b');
    expect(storedItems()).toEqual(['a × 1', 'b × 1']);
  });

  it('is neither read nor written while the back office keeps a draft in its entry', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([line('a')]));
    localStorage.setItem(`${CART_KEY}:draft`, '1');
    const tab = await openTab().start();
    await tab.add('b');
    expect(tab.items()).toEqual(['b × 1']);
    expect(storedItems()).toEqual(['a × 1']);
  });
});

describe('an entry that cannot be read', () => {
  it.each(['{bad', '', '\u0000', '{"a":1}', '"text"', 'null'])(
    'starts with an empty cart: %j',
    async (text) => {
      localStorage.setItem(CART_KEY, text);
      const tab = await openTab().start();
      expect(tab.items()).toEqual([]);
      expect(localStorage.getItem(CART_KEY)).toBe(text);
      await tab.add('a');
      expect(storedItems()).toEqual(['a × 1']);
    },
  );

  it('does not change the state if another tab has stored it', async () => {
    const tab = await openTab().start();
    await tab.add('a');
    localStorage.setItem(CART_KEY, '{bad');
    tab.hear();
    expect(tab.items()).toEqual(['a × 1']);
  });

  it('loses no valid item, whatever the others are', async () => {
    const good = fc
      .record({ id: fc.nat(30), quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) })
      .map(({ id, quantity }) => line(`g${id}`, quantity));
    const bad = fc.oneof(
      fc.constantFrom(-1, 0, 1.5, 1e9).map((quantity) => line('bad', quantity)),
      fc.constantFrom('', ' ', '\n').map((id) => line(id)),
      fc.constantFrom(null, true, 7, 'text', [], {}, { ...line('g'), id: 7 }, [line('nested')]),
      fc.constant(JSON.parse('{"__proto__":{"id":"h","name":"h"}}') as unknown),
    );
    const isGood = (entry: unknown): entry is CartItem =>
      String((Object(entry) as { id?: unknown }).id).startsWith('g');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(good, bad), { maxLength: 30 }), async (list) => {
        localStorage.setItem(CART_KEY, JSON.stringify(list));
        const tab = await openTab().start();
        const best = new Map<string, number>();
        for (const item of list.filter(isGood))
          best.set(item.id, Math.max(best.get(item.id) ?? 0, item.quantity));
        expect(tab.items()).toEqual([...best].map(([id, quantity]) => `${id} × ${quantity}`));
        await tab.close();
      }),
      { numRuns: 40 },
    );
    expect(({} as { id?: unknown }).id).toBeUndefined();
  });
});

describe('two tabs', () => {
  it('both have what either of them adds and removes', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([line('x'), line('y')]));
    const [one, other] = [await openTab().start(), await openTab().start()];
    one.dispatch(itemRemoved('x'));
    await one.settle();
    other.hear();
    await other.add('z');
    one.hear();
    await Promise.all([one.settle(), other.settle()]);
    for (const items of [one.items(), other.items(), storedItems()])
      expect(items).toEqual(['y × 1', 'z × 1']);
    await one.clear();
    other.hear();
    await other.settle();
    expect([other.items(), stored()]).toEqual([[], null]);
  });

  it('have the same items after Back to a page that heard of nothing meanwhile', async () => {
    const [one, other] = [await openTab().start(), await openTab().start()];
    await one.add('z');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(other.items()).toEqual(['z × 1']);
  });
});

describe('rejected storage', () => {
  it('keeps the state in memory when it is full, and stores it again when it can', async () => {
    const tab = await openTab().start();
    await tab.add('a');
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await tab.add('b');
    // Neither another tab nor Back brings an earlier state.
    tab.hear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(tab.items()).toEqual(['a × 1', 'b × 1']);
    expect(storedItems()).toEqual(['a × 1']);
    set.mockRestore();
    await tab.add('c');
    expect(storedItems()).toEqual(['a × 1', 'b × 1', 'c × 1']);
    expect(tab.outcomes).toEqual(['stored', 'full', 'stored']);
  });

  it.each([
    ['reading it throws', { get: () => refuse() }],
    ['there is none', { get: () => null }],
  ])('keeps the state in memory if %s', async (_what, property) => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', { configurable: true, ...property });
    const tab = await openTab().start();
    await tab.add('a');
    await tab.clear();
    expect(tab.outcomes).toEqual(['denied', 'denied']);
    await tab.add('a');
    expect(tab.items()).toEqual(['a × 1']);
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  });
});
