import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rehydrateDrafts } from './draftPersistence';
import { edit, names, openStore } from '../draftsFixture';
import { undo } from '../editing';
import { editLockLost } from './persistenceSlice';

const { browser, library } = await vi.hoisted(async () => {
  const { memoryDatabase } = await import('../../../../tests/helpers/memoryDatabase');
  return memoryDatabase();
});

vi.mock('idb-keyval', () => library);

beforeEach(() => {
  browser.clear();
});

describe('a tab that could not store', () => {
  async function twoTabs() {
    const editing = await openStore();
    await edit(editing, 'a', 'Cinema');
    return { editing, other: await openStore() };
  }

  it('lays what it made over what another tab has stored since, and nothing else', async () => {
    const { editing, other } = await twoTabs();
    browser.failure = new Error('disk');
    expect((await edit(other, 'c', 'Concerts')).kept).toBe('denied');
    browser.failure = null;
    await edit(editing, 'a', 'Drama');
    await other.dispatch(rehydrateDrafts());
    expect(names(other)).toEqual(['Drama', 'Music', 'Concerts']);
    expect(other.getState().drafts.keeping.status).toBe('memory');
    await edit(other, 'b', 'Songs');
    expect(names(await openStore())).toEqual(['Drama', 'Songs', 'Concerts']);
  });

  it('keeps what it took back, with its step', async () => {
    const { editing, other } = await twoTabs();
    browser.failure = new Error('disk');
    await other.dispatch(undo());
    browser.failure = null;
    await edit(editing, 'b', 'Songs');
    await other.dispatch(rehydrateDrafts());
    expect(names(other)).toEqual(['Film', 'Songs']);
    expect(other.getState().drafts.history).toMatchObject({
      done: [{ label: 'b is Songs' }],
      undone: [{ label: 'a is Cinema' }],
    });
  });
});

it('A tab whose turn is over while it waits says that its change is not stored, and of no trouble', async () => {
  const store = await openStore();
  const saving = edit(store, 'a', 'Cinema');
  store.dispatch(editLockLost());
  expect((await saving).kept).toBe('denied');
  const { status, trouble } = store.getState().drafts.keeping;
  expect([status, trouble]).toEqual(['memory', undefined]);
});

it('What is being stored is read back, not what was there before', async () => {
  const store = await openStore();
  const saving = edit(store, 'a', 'Cinema');
  await store.dispatch(rehydrateDrafts());
  await saving;
  expect(names(store)).toEqual(['Cinema', 'Music']);
});

describe('a database that cannot be read for a while', () => {
  it('is not written over: what it has is joined with what was done meanwhile', async () => {
    await edit(await openStore(), 'a', 'Cinema');
    browser.failure = new Error('disk');
    const store = await openStore();
    expect((await edit(store, 'b', 'Concerts')).kept).toBe('denied');
    browser.failure = null;
    expect((await edit(store, 'c', 'Theatre')).kept).toBe('stored');
    expect(names(await openStore())).toEqual(['Cinema', 'Concerts', 'Theatre']);
  });
});
