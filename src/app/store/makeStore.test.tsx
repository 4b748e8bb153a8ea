import { describe, expect, it, vi } from 'vitest';
import { depsOf } from '@/api/content/contentStoreFixture';
import { itemAdded } from '@/features/cart';
import { favoriteToggled } from '@/features/favorites';
import { product } from '../../../tests/helpers/component/tabs';
import { makeStore, startPersisting } from './makeStore';

const settle = () => new Promise((done) => setTimeout(done));

async function open() {
  const store = makeStore(depsOf({}));
  const flush = store.dispatch(startPersisting());
  await settle();
  return {
    banner: () => store.getState().notices.banner,
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
      .toContain('Storage in this browser is full, so changes to your booking cart are kept');
    permit();
    permit = refuse('QuotaExceededError');
    await act(favoriteToggled('b'));
    await expect.poll(banner).toContain('your booking cart and your list of favorites are kept');
    permit();
    await act(favoriteToggled('c'));
    await expect.poll(banner).toContain('changes to your booking cart are kept');
    await act(itemAdded(product('a')));
    await expect.poll(banner).toBeNull();
  });

  it('shows that storage is denied, with a different text', async () => {
    const { act, banner } = await open();
    refuse('SecurityError');
    await act(itemAdded(product('a')));
    await expect.poll(banner).toMatch(/^This browser blocks storage, so your cart/);
    expect(banner()).not.toContain('full');
  });
});
