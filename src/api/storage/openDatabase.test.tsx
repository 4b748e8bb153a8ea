import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { expect, it } from 'vitest';
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
