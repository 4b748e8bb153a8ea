import 'fake-indexeddb/auto';
import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDB, openDB } from 'idb';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';
import { isJsonObject } from '@/domain/text/jsonObject';
import type { Kept, LoadedRows } from './keepTable';
import {
  selectStorageIssue,
  selectStorageState,
  selectUnreadableCount,
  storageSlice,
} from './storageSlice';

interface Row {
  name: string;
  note?: string;
}

const initialState: Record<string, Row> = {};
const slice = createSlice({
  name: 'rows',
  initialState,
  reducers: {
    changed: (state, { payload }: { payload: LoadedRows<Row> }) => {
      const next: Record<string, Row> = { ...state };
      for (const [key, row] of Object.entries(payload))
        if (row) next[key] = row;
        else delete next[key];
      return next;
    },
  },
});
const { changed } = slice.actions;

const opened: Kept[] = [];

async function openTab() {
  const { keepTable } = await import('./keepTable');
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: { rows: slice.reducer, storage: storageSlice.reducer },
    middleware: (defaults) => defaults().prepend(listener.middleware),
  });
  type State = ReturnType<typeof store.getState>;
  const table = keepTable<State, Row>(
    { ...store, startListening: listener.startListening },
    {
      table: 'drafts',
      select: ({ rows }) => rows,
      loaded: changed,
      read: (json) =>
        isJsonObject(json) && typeof json.name === 'string' ? (json as never) : undefined,
      merge: (mine, known, stored) => ({
        name: mine.name === known?.name ? stored.name : mine.name,
        note: mine.note === known?.note ? stored.note! : mine.note!,
      }),
    },
  );
  await table.loaded;
  opened.push(table);
  return {
    ...table,
    subscribe: store.subscribe,
    change: (rows: LoadedRows<Row>) => store.dispatch(changed(rows)),
    rows: () => store.getState().rows,
    issue: () => selectStorageIssue(store.getState()),
    state: () => selectStorageState(store.getState()),
    unreadable: () => selectUnreadableCount(store.getState()),
  };
}

async function storedEntries() {
  const { transact } = await import('./database');
  return transact(['drafts'], 'readonly', (transaction) =>
    transaction.objectStore('drafts').getAll(),
  );
}

// A tab that has more to store would store it in the database of the next test.
afterEach(async () => {
  for (const tab of opened.splice(0)) await tab.flush();
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('Rows are there again after a reload, in the order in which they were added', async () => {
  const tab = await openTab();
  tab.change({ z: { name: 'First' } });
  expect(await tab.flush()).toBe('stored');
  tab.change({ a: { name: 'Second' } });
  await tab.flush();
  tab.change({ z: { name: 'First, changed' } });
  await tab.flush();
  const reloaded = await openTab();
  expect(Object.entries(reloaded.rows())).toEqual([
    ['z', { name: 'First, changed' }],
    ['a', { name: 'Second' }],
  ]);
});

it('Storing rows of which none has changed sends no notification', async () => {
  const tab = await openTab();
  const notified = vi.fn();
  tab.subscribe(notified);
  expect(await tab.flush()).toBe('stored');
  expect(notified).not.toHaveBeenCalled();
});

it('Two tabs that change different fields of a row at the same time both have both', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.change({ a: { name: 'Zoom', note: '' } });
  await one.flush();
  await expect.poll(() => two.rows().a?.name).toBe('Zoom');
  one.change({ a: { name: 'Cine Zoom', note: '' } });
  two.change({ a: { name: 'Zoom', note: 'Rare' } });
  await Promise.all([one.flush(), two.flush()]);
  for (const tab of [one, two])
    await expect.poll(() => tab.rows().a).toEqual({ name: 'Cine Zoom', note: 'Rare' });
});

it('A row that is deleted in one tab goes in the other one, unless it was changed there', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.change({ a: { name: 'A' }, b: { name: 'B' } });
  await one.flush();
  await expect.poll(() => Object.keys(two.rows())).toEqual(['a', 'b']);
  two.change({ b: { name: 'B, changed' } });
  one.change({ a: null, b: null });
  await one.flush();
  await two.flush();
  await expect.poll(two.rows).toEqual({ b: { name: 'B, changed' } });
  await expect.poll(one.rows).toEqual({ b: { name: 'B, changed' } });
});

it('A row that is changed in one tab stays, whether the removal of another one is written before or later', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.change({ a: { name: 'A' }, b: { name: 'B' } });
  await one.flush();
  await expect.poll(() => Object.keys(two.rows())).toEqual(['a', 'b']);
  one.change({ a: null });
  two.change({ a: { name: 'A, changed' } });
  await Promise.all([two.flush(), one.flush()]);
  one.change({ b: { name: 'B, changed' } });
  two.change({ b: null });
  // Known before the removal is written.
  await one.flush();
  await two.catchUp();
  await two.flush();
  for (const tab of [one, two])
    await expect.poll(tab.rows).toEqual({ a: { name: 'A, changed' }, b: { name: 'B, changed' } });
});

describe('What is changed just before the page is closed or reloaded', () => {
  let page: EventTarget & { localStorage: Storage };

  beforeEach(() => {
    page = Object.assign(new EventTarget(), { localStorage: memoryStorage() });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', page);
  });

  /** Closes the page. The database stores nothing of it any more. */
  function close() {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    commit.mockImplementation(function abort(this: IDBTransaction) {
      this.abort();
    });
    page.dispatchEvent(new Event('pagehide'));
    commit.mockRestore();
  }

  it('is there after a reload, joined with what another tab stored meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tab = await openTab();
    tab.change({ a: { name: 'A', note: '' }, b: { name: 'B' } });
    await tab.flush();
    tab.change({ a: { name: 'Typed', note: '' }, b: null });
    close();
    const { transact } = await import('./database');
    await transact(['drafts'], 'readwrite', (transaction) =>
      transaction.objectStore('drafts').put({ row: { name: 'A', note: 'Rare' }, at: 1 }, 'a'),
    );
    const reloaded = await openTab();
    const row = { name: 'Typed', note: 'Rare' };
    await expect.poll(reloaded.rows).toEqual({ a: row });
    await expect.poll(storedEntries).toEqual([expect.objectContaining({ row })]);
    expect(page).toHaveProperty('localStorage.length', 0);
    vi.useRealTimers();
  });

  it('is shown although the database cannot be read', async () => {
    const left = { a: { row: { name: 'Last' }, known: null } };
    page.localStorage.setItem('unstored-drafts', JSON.stringify(left));
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    expect((await openTab()).rows()).toEqual({ a: { name: 'Last' } });
    read.mockRestore();
  });

  it('appears in another open tab', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.change({ a: { name: 'Last' } });
    close();
    await expect.poll(two.rows).toEqual({ a: { name: 'Last' } });
  });
});

it('Changes stay in memory while storage is denied or full, with the reason, and are stored later', async () => {
  const tab = await openTab();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  tab.change({ a: { name: 'Zoom' } });
  expect(await tab.flush()).toBe('full');
  expect([tab.issue(), tab.rows().a?.name]).toEqual(['full', 'Zoom']);
  put.mockRestore();
  expect(await tab.flush()).toBe('stored');
  expect(tab.issue()).toBeUndefined();
});

it('A change is stored without being flushed, and is shown as being stored until then', async () => {
  const tab = await openTab();
  tab.change({ a: { name: 'Zoom' } });
  await expect.poll(tab.state).toBe('storing');
  await expect.poll(storedEntries).toMatchObject([{ row: { name: 'Zoom' } }]);
  await expect.poll(tab.state).toBe('stored');
});

it('A row that is changed again while it is joined with that of another tab stays', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.change({ a: { name: 'A', note: '' } });
  await one.flush();
  await expect.poll(() => two.rows().a?.name).toBe('A');
  two.change({ a: { name: 'A', note: 'Rare' } });
  one.change({ a: { name: 'B', note: '' } });
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(() => {
    one.change({ a: { name: 'C', note: '' } });
  });
  await Promise.all([two.flush(), one.flush()]);
  commit.mockRestore();
  await one.flush();
  for (const tab of [one, two])
    await expect.poll(tab.rows).toEqual({ a: { name: 'C', note: 'Rare' } });
});

it('Rows of another tab whose message is lost are noticed by a tab that comes back, after it wrote or read others', async () => {
  const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  for (let lost = 0; lost < 3; lost += 1) post.mockReturnValueOnce();
  const [one, two] = [await openTab(), await openTab()];
  one.change({ a: { name: 'Lost' } });
  await one.flush();
  two.change({ b: { name: 'Mine' } });
  await two.flush();
  await two.catchUp();
  expect(Object.keys(two.rows()).sort()).toEqual(['a', 'b']);
  one.change({ a: { name: 'Lost again' } });
  await one.flush();
  one.change({ c: { name: 'Announced' } });
  await one.flush();
  await expect.poll(() => two.rows().c).toBeDefined();
  await two.catchUp();
  expect(two.rows().a).toEqual({ name: 'Lost again' });
  post.mockRestore();
});

it('A save ends after 10 seconds, and 5 ms for each row, if the database does not answer, and can be repeated', async () => {
  const tab = await openTab();
  const silent = vi.spyOn(IDBObjectStore.prototype, 'get');
  const pending = { addEventListener: () => undefined, removeEventListener: () => undefined };
  silent.mockImplementation(() => Object.assign(Object.create(IDBRequest.prototype), pending));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tab.change({ a: { name: 'Zoom' } });
  const saving = tab.flush();
  await vi.waitUntil(() => silent.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(10_005);
  expect(await saving).toBe('denied');
  silent.mockRestore();
  vi.useRealTimers();
  expect(await tab.flush()).toBe('stored');
});

it('A write that fails at its end leaves no error of its rows behind, and can be repeated', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const tab = await openTab();
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  tab.change({ a: { name: 'Zoom' } });
  expect(await tab.flush()).toBe('denied');
  commit.mockRestore();
  expect(await tab.flush()).toBe('stored');
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('What cannot be read at the start is merged when storage works', async () => {
  await (await openTab()).flush();
  const other = await openTab();
  other.change({ a: { name: 'Stored' } });
  await other.flush();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const tab = await openTab();
  expect([tab.issue(), tab.rows()]).toEqual(['denied', {}]);
  tab.change({ b: { name: 'Typed' } });
  transaction.mockRestore();
  await tab.flush();
  expect(tab.rows()).toEqual({ a: { name: 'Stored' }, b: { name: 'Typed' } });
});

it('A row that cannot be read stays where it is, and is counted', async () => {
  await openTab();
  const { transact } = await import('./database');
  await transact(['drafts'], 'readwrite', async (transaction) => {
    await transaction.objectStore('drafts').put({ row: 'damaged', at: 1 }, 'x');
  });
  const tab = await openTab();
  tab.change({ a: { name: 'Zoom' } });
  await tab.flush();
  expect([tab.unreadable(), Object.keys(tab.rows())]).toEqual([1, ['a']]);
  expect(await storedEntries()).toHaveLength(2);
});

it('A tab writes back everything after the browser has cleared the database under it', async () => {
  const tab = await openTab();
  tab.change({ a: { name: 'A' }, b: { name: 'B' } });
  await tab.flush();
  await deleteDB('back-office');
  tab.change({ c: { name: 'C' } });
  expect(await tab.flush()).toBe('stored');
  await expect.poll(storedEntries).toHaveLength(3);
});

it('A database of a newer version is left alone', async () => {
  (await openDB('back-office', 2)).close();
  const tab = await openTab();
  tab.change({ a: { name: 'Zoom' } });
  await tab.flush();
  expect(tab.issue()).toBe('newer');
});
