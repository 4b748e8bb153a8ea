import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from './openDatabase';

/** Opens a database of its own, with one entry. */
async function filled(name: string) {
  const database = openDatabase(name, 'entries');
  await set('key', 'old', database);
  return database;
}

async function storesAgain(database: UseStore) {
  expect(await get('key', database)).toBeUndefined();
  await set('key', 'new', database);
  expect(await get('key', database)).toBe('new');
  await del('key', database);
}

it('A database that is deleted while it is open is deleted immediately, and created again', async () => {
  const database = await filled('deleted');
  await promisifyRequest(indexedDB.deleteDatabase('deleted'));
  await storesAgain(database);
});

it('An object store that was deleted is created again', async () => {
  const database = await filled('emptied');
  const request = indexedDB.open('emptied', 2);
  request.onupgradeneeded = () => request.result.deleteObjectStore('entries');
  (await promisifyRequest(request)).close();
  await storesAgain(database);
});

describe('a database that does not respond', () => {
  /** Resolves to the result of work after the limit, or to `late` if the work is still waiting. */
  async function afterLimit(work: Promise<unknown>): Promise<unknown> {
    const failed = work.then(
      () => 'done',
      () => 'failed',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    return Promise.race([failed, Promise.resolve('late')]);
  }

  it('is given up after 10 s if it cannot be opened, and opened again by the next use', async () => {
    const database = openDatabase('silent', 'entries');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const open = vi.spyOn(indexedDB, 'open');
    open.mockReturnValueOnce(new EventTarget() as IDBOpenDBRequest);
    expect(await afterLimit(set('key', 'lost', database))).toBe('failed');
    vi.useRealTimers();
    await storesAgain(database);
  });

  it('stores nothing of a transaction that was given up', async () => {
    const database = await filled('stuck');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = database('readwrite', (store) => {
      store.put('late', 'key');
      // Requests keep the transaction alive, like a device that never finishes writing.
      const keep = () => {
        store.get('key').onsuccess = keep;
      };
      keep();
      return new Promise(() => undefined);
    });
    expect(await afterLimit(stuck)).toBe('failed');
    vi.useRealTimers();
    expect(await get('key', database)).toBe('old');
  });
});
