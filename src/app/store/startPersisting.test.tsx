import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailableError } from '@/api/content/contentSource';
import { itemAdded } from '@/features/cart';
import { favoriteToggled } from '@/features/favorites';
import { product } from '../../../tests/helpers/tabs';
import { makeStore } from './makeStore';
import { startPersisting } from './startPersisting';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const settle = () => new Promise((done) => setTimeout(done));

/** Opens a store of the website that persists its slices. */
async function open() {
  const store = makeStore({
    source: {
      read: (path) => Promise.reject(new ContentUnavailableError(path)),
      forget: () => undefined,
    },
    randomFor: () => () => 0,
    report: () => undefined,
  });
  const flush = store.dispatch(startPersisting());
  await settle();
  return {
    banner: () => store.getState().notices.banner,
    notices: () => store.getState().notices.notices.map(({ message }) => message),
    act: async (action: Parameters<typeof store.dispatch>[0]) => {
      store.dispatch(action);
      flush();
      await settle();
    },
  };
}

function refuse(name: string, keys: RegExp = /./): () => void {
  const setItem = Storage.prototype.setItem;
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refused(
    this: Storage,
    key,
    text,
  ) {
    if (keys.test(key)) throw new DOMException('refused', name);
    setItem.call(this, key, text);
  });
  return () => set.mockRestore();
}

describe('the storage banner', () => {
  it('shows that storage is full, and for which entries, until they can be stored', async () => {
    const { act, banner } = await open();
    let permit = refuse('QuotaExceededError', /^bookingCart/);
    await act(itemAdded(product('a')));
    await expect
      .poll(banner)
      .toContain('This browser has no room left to store your booking cart.');
    permit();
    permit = refuse('QuotaExceededError');
    await act(favoriteToggled('b'));
    await expect.poll(banner).toContain('your booking cart and your list of favorites.');
    permit();
    await act(favoriteToggled('c'));
    await expect.poll(banner).toContain('no room left to store your booking cart.');
    await act(itemAdded(product('a')));
    await expect.poll(banner).toBeNull();
  });

  it('shows that storage is denied, with a different text', async () => {
    const { act, banner } = await open();
    refuse('SecurityError');
    await act(itemAdded(product('a')));
    await expect.poll(banner).toMatch(/^This browser does not let us store anything/);
    expect(banner()).not.toContain('room');
  });
});

it('The message about a damaged cart does not mention a copy if there is no room for one', async () => {
  localStorage.setItem('bookingCart', '{bad');
  refuse('QuotaExceededError');
  const { notices } = await open();
  await expect.poll(notices).toEqual([expect.stringContaining('no copy of it could be stored')]);
  expect(localStorage.getItem('bookingCart')).toBe('{bad');
});
