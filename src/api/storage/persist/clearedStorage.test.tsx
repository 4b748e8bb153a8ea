import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CART_KEY,
  CART_VERSION,
  closeTabs,
  openTab,
  refuse,
  stored,
  storedItems,
} from '../../../../tests/helpers/component/tabs';

afterEach(closeTabs);

async function openFilled(...ids: string[]) {
  const tab = await openTab().start();
  for (const id of ids) await tab.add(id);
  return tab;
}

describe('an entry that the browser deletes under an open tab', () => {
  it('is stored again with the next change, and the tab says so every time', async () => {
    const tab = await openFilled('a', 'b');
    for (const id of ['c', 'd']) {
      localStorage.clear();
      await tab.add(id);
    }
    expect(storedItems()).toEqual(['a × 1', 'b × 1', 'c × 1', 'd × 1']);
    expect(tab.items()).toEqual(storedItems());
    expect(tab.issues).toEqual(['restored', 'restored']);
  });

  it('is stored again when another tab clears all of storage, and is known to both', async () => {
    const tab = await openFilled('a');
    const other = await openTab().start();
    localStorage.clear();
    tab.hear(null);
    await Promise.all([tab.settle(), other.settle()]);
    expect(storedItems()).toEqual(['a × 1']);
    expect([tab.items(), other.items()]).toEqual([['a × 1'], ['a × 1']]);
    expect([...tab.issues, ...other.issues]).toEqual(['restored']);
  });

  it('stays in memory until it can be stored again', async () => {
    const tab = await openFilled('a');
    localStorage.clear();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await tab.add('b');
    expect(tab.items()).toEqual(['a × 1', 'b × 1']);
    full.mockRestore();
    await tab.add('c');
    expect(storedItems()).toEqual(['a × 1', 'b × 1', 'c × 1']);
  });
});

describe('an entry that a tab removes', () => {
  it('is emptied in a tab that is notified', async () => {
    const [tab, other] = [await openFilled('a'), await openTab().start()];
    await tab.clear();
    other.hear();
    await other.settle();
    expect([tab.items(), other.items(), stored()]).toEqual([[], [], null]);
  });

  it('is emptied in a tab that is not notified before its next change', async () => {
    const [tab, other] = [await openFilled('a'), await openTab().start()];
    await tab.clear();
    await other.add('b');
    expect([other.items(), storedItems()]).toEqual([['b × 1'], ['b × 1']]);
    expect(other.issues).toEqual([]);
  });

  it('is emptied by an earlier version of the site, which removes the version too', async () => {
    const tab = await openFilled('a');
    localStorage.clear();
    tab.hear(CART_KEY);
    expect(tab.items()).toEqual([]);
  });
});

it('An entry of a newer version is not overwritten even if its text is the same', async () => {
  const tab = await openFilled('a');
  const text = localStorage.getItem(CART_KEY);
  localStorage.setItem(CART_VERSION, '9');
  await tab.add('b');
  await tab.clear();
  expect(localStorage.getItem(CART_KEY)).toBe(text);
  expect(localStorage.getItem(CART_VERSION)).toBe('9');
  expect(tab.issues).toEqual(['newer']);
});
