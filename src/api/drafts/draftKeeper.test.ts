import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDrafts } from './draftKeeper';
import { edit, names, openStore } from './draftsFixture';
import { undo } from './editing';
import { lockLost } from './keepingSlice';

const { stored, disk } = vi.hoisted(() => ({
  stored: new Map<string, unknown>(),
  disk: { fails: false },
}));

// A browser's database that keeps copies, as the real one does.
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: (key: string) =>
    disk.fails
      ? Promise.reject(new Error('disk'))
      : Promise.resolve(structuredClone(stored.get(key))),
  set: (key: string, value: unknown) => {
    if (disk.fails) return Promise.reject(new Error('disk'));
    stored.set(key, structuredClone(value));
    return Promise.resolve();
  },
}));

beforeEach(() => {
  stored.clear();
  disk.fails = false;
});

describe('a tab that could not store', () => {
  async function twoTabs() {
    const editing = await openStore();
    await edit(editing, 'a', 'Cinema');
    return { editing, other: await openStore() };
  }

  it('lays what it made over what another tab has stored since, and nothing else', async () => {
    const { editing, other } = await twoTabs();
    disk.fails = true;
    expect((await edit(other, 'c', 'Concerts')).kept).toBe('denied');
    disk.fails = false;
    await edit(editing, 'a', 'Drama');
    await other.dispatch(readDrafts());
    expect(names(other)).toEqual(['Drama', 'Music', 'Concerts']);
    expect(other.getState().drafts.keeping.status).toBe('memory');
    await edit(other, 'b', 'Songs');
    expect(names(await openStore())).toEqual(['Drama', 'Songs', 'Concerts']);
  });

  it('keeps what it took back, with its step', async () => {
    const { editing, other } = await twoTabs();
    disk.fails = true;
    await other.dispatch(undo());
    disk.fails = false;
    await edit(editing, 'b', 'Songs');
    await other.dispatch(readDrafts());
    expect(names(other)).toEqual(['Film', 'Songs']);
    expect(other.getState().drafts.history).toMatchObject({
      done: [{ label: 'b is Songs' }],
      undone: [{ label: 'a is Cinema' }],
    });
  });
});

it('A tab whose turn is over while it waits does not speak of its storage', async () => {
  const store = await openStore();
  const saving = edit(store, 'a', 'Cinema');
  store.dispatch(lockLost());
  expect((await saving).kept).toBe('denied');
  const { status, trouble } = store.getState().drafts.keeping;
  expect([status, trouble]).toEqual(['stored', undefined]);
});

it('What is being stored is read back, not what was there before', async () => {
  const store = await openStore();
  const saving = edit(store, 'a', 'Cinema');
  await store.dispatch(readDrafts());
  await saving;
  expect(names(store)).toEqual(['Cinema', 'Music']);
});

describe('a database that cannot be read for a while', () => {
  it('is not written over: what it has is joined with what was done meanwhile', async () => {
    await edit(await openStore(), 'a', 'Cinema');
    disk.fails = true;
    const store = await openStore();
    expect((await edit(store, 'b', 'Concerts')).kept).toBe('denied');
    disk.fails = false;
    expect((await edit(store, 'c', 'Theatre')).kept).toBe('stored');
    expect(names(await openStore())).toEqual(['Cinema', 'Concerts', 'Theatre']);
  });
});
