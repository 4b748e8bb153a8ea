import { afterEach, describe, expect, it, vi } from 'vitest';
import { startPersistence } from './persistSlice';
import {
  CART_COPY,
  CART_KEY,
  CART_VERSION,
  closeTabs,
  line,
  openTab,
  product,
  refuse,
  stored,
  storedItems,
  cartCleared,
  itemAdded,
  quantityChanged,
} from '../../../../tests/helpers/component/tabs';

afterEach(closeTabs);

describe('a persisted slice', () => {
  it('is stored as plain JSON that other code can read', async () => {
    const tab = await openTab().start();
    await tab.add('a');
    expect(stored()).toEqual([line('a')]);
  });

  it('is restored after a reload', async () => {
    const before = await openTab().start();
    before.dispatch(itemAdded(product('a')));
    before.dispatch(quantityChanged({ id: 'a', by: 1 }));
    await before.settle();
    const after = await openTab().start();
    expect(after.items()).toEqual(['a × 2']);
    expect(after.issues).toEqual([]);
  });

  it('removes its entry when it is empty', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([line('a')]));
    const tab = await openTab().start();
    await tab.clear();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('writes nothing if there is nothing to store', async () => {
    const tab = await openTab().start();
    await tab.settle();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is not written again because other slices are read later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tab = await openTab().start();
    await tab.add('a');
    startPersistence(tab.dispatch);
    localStorage.clear();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await tab.settle();
    expect(stored()).toBeNull();
  });

  it('merges items added before the stored cart was loaded', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([line('a', 2), line('b')]));
    const tab = openTab();
    tab.dispatch(itemAdded(product('a')));
    tab.dispatch(itemAdded(product('c')));
    await tab.start();
    expect(tab.items()).toEqual(['a × 3', 'b × 1', 'c × 1']);
    expect(storedItems()).toEqual(['a × 3', 'b × 1', 'c × 1']);
  });
});

describe('an entry of a newer version', () => {
  it('is never overwritten, and the visitor is notified once', async () => {
    localStorage.setItem(CART_KEY, '{"lines":[{"sku":1}]}');
    localStorage.setItem(CART_VERSION, '9');
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    tab.dispatch(itemAdded(product('b')));
    tab.dispatch(cartCleared());
    await tab.add('a');
    expect(tab.items()).toEqual(['a × 1']);
    expect(localStorage.getItem(CART_KEY)).toBe('{"lines":[{"sku":1}]}');
    expect(localStorage.getItem(CART_VERSION)).toBe('9');
    expect(localStorage.getItem(CART_COPY)).toBeNull();
    expect(tab.issues).toEqual(['newer']);
  });

  it('is not overwritten either if another tab stores it while this one is open', async () => {
    const tab = await openTab().start();
    await tab.add('a');
    localStorage.setItem(CART_VERSION, '2');
    localStorage.setItem(CART_KEY, '{"lines":[]}');
    tab.hear();
    await tab.add('b');
    expect(localStorage.getItem(CART_KEY)).toBe('{"lines":[]}');
    expect(tab.items()).toEqual(['a × 1', 'b × 1']);
  });

  it('is marked before it is written, so that other tabs do not read it as an old one', async () => {
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
    await tab.add('a');
    expect(order).toEqual([CART_VERSION, CART_KEY]);
  });
});

describe('rejected storage', () => {
  it('keeps the state in memory when the quota is reached, notifies once, and stores again when possible', async () => {
    const tab = await openTab().start();
    await tab.add('a');
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await tab.add('b');
    await tab.add('c');
    expect(tab.items()).toEqual(['a × 1', 'b × 1', 'c × 1']);
    expect(storedItems()).toEqual(['a × 1']);
    expect(tab.issues).toEqual(['full']);
    set.mockRestore();
    await tab.add('c');
    expect(storedItems()).toEqual(['a × 1', 'b × 1', 'c × 2']);
  });

  it('loses no unstored change when another tab stores something', async () => {
    const tab = await openTab().start();
    await tab.add('a');
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await tab.add('b');
    set.mockRestore();
    localStorage.setItem(CART_KEY, JSON.stringify([line('a'), line('z')]));
    tab.hear();
    expect(tab.items()).toEqual(['a × 1', 'z × 1', 'b × 1']);
    await tab.settle();
    expect(storedItems()).toEqual(['a × 1', 'z × 1', 'b × 1']);
  });

  it('loses nothing either when storing the merged state of two tabs fails', async () => {
    const tab = await openTab().start();
    await tab.add('a');
    localStorage.setItem(CART_KEY, JSON.stringify([line('a'), line('z')]));
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await tab.add('b');
    expect(tab.items()).toEqual(['a × 1', 'z × 1', 'b × 1']);
    set.mockRestore();
    localStorage.setItem(CART_KEY, JSON.stringify([line('a'), line('z'), line('y')]));
    tab.hear();
    expect(tab.items()).toEqual(['a × 1', 'z × 1', 'y × 1', 'b × 1']);
  });

  it.each([
    ['reading it throws', { get: () => refuse() }],
    ['there is none', { get: () => null }],
  ])('keeps the state in memory if %s', async (_what, property) => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', { configurable: true, ...property });
    const tab = await openTab().start();
    await tab.add('a');
    expect(tab.items()).toEqual(['a × 1']);
    expect(tab.issues).toEqual(['denied']);
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  });
});
