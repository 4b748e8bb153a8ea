import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { createTabChannel } from '@/api/storage/tabChannel';
import { separateStorage } from './separateStorage';

const openDatabase = (name: string) =>
  openDB(name, 1, { upgrade: (database) => void database.createObjectStore('entries') });

/** Another document of this origin, whose storage has no prefix. */
function openFrame(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow as Window & typeof globalThis;
}

it('Separate storage keeps everything that a page stores apart from the data stored without a scenario', async () => {
  const other = openFrame();
  other.localStorage.setItem('bookingCart', 'real');
  other.sessionStorage.setItem('bookingDraft', 'real');
  const heard: unknown[] = [];
  const ended = new Promise<void>((resolve) => {
    new other.BroadcastChannel('drafts').addEventListener('message', ({ data }) => {
      heard.push(data);
      if (data === 'end') resolve();
    });
  });
  const real = await openDatabase('drafts-of-a-scenario');
  await real.put('entries', 'real', 'entry');

  const unprefixed = createTabChannel('drafts');
  separateStorage('mock-test:');
  expect(localStorage.getItem('bookingCart')).toBeNull();
  for (const area of [localStorage, sessionStorage]) {
    area.setItem('bookingCart', 'mocked');
    area.setItem('bookingDraft', 'mocked');
    expect([area.length, new Set([area.key(0), area.key(1)])]).toEqual([
      2,
      new Set(['bookingCart', 'bookingDraft']),
    ]);
    area.removeItem('bookingDraft');
    expect([area.length, area.getItem('bookingCart')]).toEqual([1, 'mocked']);
    area.clear();
    expect(area.length).toBe(0);
  }
  expect(other.localStorage.getItem('bookingCart')).toBe('real');
  expect(other.sessionStorage.getItem('bookingDraft')).toBe('real');

  const mocked = await openDatabase('drafts-of-a-scenario');
  expect(await mocked.get('entries', 'entry')).toBeUndefined();
  await mocked.put('entries', 'mocked', 'entry');
  expect(await real.get('entries', 'entry')).toBe('real');
  expect((await other.indexedDB.databases()).map(({ name }) => name)).toContain(
    'mock-test:drafts-of-a-scenario',
  );

  await navigator.locks.request('edit', () =>
    other.navigator.locks.request('edit', { ifAvailable: true }, (lock) =>
      expect(lock).not.toBeNull(),
    ),
  );
  createTabChannel('drafts').post('mocked');
  unprefixed.post('end');
  await ended;
  expect(heard).toEqual(['end']);
});

it('Changes by other tabs are reported under the names that the page uses, and only those of the scenario', async () => {
  const other = openFrame();
  const keys: (string | null)[] = [];
  const changed = new Promise<void>((resolve) => {
    window.addEventListener('storage', ({ key }) => {
      keys.push(key);
      if (key === 'bookingCart') resolve();
    });
  });
  other.localStorage.setItem('favorites', '[]');
  other.localStorage.setItem('mock-test:bookingCart', '[]');
  await changed;
  expect(keys).toEqual(['bookingCart']);
});
