import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CART_KEY,
  closeTabs,
  line,
  openTab,
  product,
  refuse,
  storedItems,
  itemAdded,
} from '../../../../tests/helpers/component/tabs';

afterEach(async () => {
  vi.restoreAllMocks();
  await closeTabs();
});

describe('rejected storage', () => {
  it('keeps the state in memory when the quota is reached, notifies once, and stores again when possible', async () => {
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
    expect(tab.issues).toEqual(['full']);
    set.mockRestore();
    tab.dispatch(itemAdded(product('c')));
    await tab.settle();
    expect(storedItems()).toEqual(['a × 1', 'b × 1', 'c × 2']);
  });

  it('loses no unstored change when another tab stores something', async () => {
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tab.dispatch(itemAdded(product('b')));
    await tab.settle();
    set.mockRestore();
    localStorage.setItem(CART_KEY, JSON.stringify([line('a'), line('z')]));
    tab.hear();
    expect(tab.items()).toEqual(['a × 1', 'z × 1', 'b × 1']);
    await tab.settle();
    expect(storedItems()).toEqual(['a × 1', 'z × 1', 'b × 1']);
  });

  it('loses nothing either when storing the merged state of two tabs fails', async () => {
    const tab = await openTab().start();
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    localStorage.setItem(CART_KEY, JSON.stringify([line('a'), line('z')]));
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tab.dispatch(itemAdded(product('b')));
    await tab.settle();
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
    tab.dispatch(itemAdded(product('a')));
    await tab.settle();
    expect(tab.items()).toEqual(['a × 1']);
    expect(tab.issues).toEqual(['denied']);
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  });
});
