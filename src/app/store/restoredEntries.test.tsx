import { expect, it } from 'vitest';
import { depsOf } from '@/api/content/contentStoreFixture';
import { parseSite } from '@/domain/site/schema';
import { itemAdded } from '@/features/cart';
import { favoriteToggled } from '@/features/favorites';
import { settingsRefreshed } from '@/features/settings';
import { product } from '../../../tests/helpers/component/tabs';
import { makeStore } from './makeStore';
import { startPersisting } from './startPersisting';

// In a file of its own, because the stores of all tests of a file receive its storage events.
it('Entries that the browser has deleted are stored again, and one message names them', async () => {
  const store = makeStore(depsOf({}));
  const flush = store.dispatch(startPersisting());
  const isLoaded = () => store.getState().settings as { _persist?: { rehydrated: boolean } };
  await expect.poll(() => isLoaded()._persist?.rehydrated).toBe(true);
  store.dispatch(itemAdded(product('a')));
  store.dispatch(favoriteToggled('b'));
  store.dispatch(settingsRefreshed(parseSite({ brand: { name: 'Slate' } }).value));
  flush();
  await expect.poll(() => Object.keys(localStorage)).toHaveLength(6);
  const before = Object.fromEntries(Object.entries(localStorage));
  const added = store.getState().notices.notices.length;
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(before);
  const messages = () => store.getState().notices.notices.slice(added);
  await expect.poll(messages).toHaveLength(1);
  expect(messages()[0]?.message).toContain('your booking cart and your list of favorites.');
});
