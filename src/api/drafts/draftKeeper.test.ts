import { describe, expect, it, vi } from 'vitest';
import { edit, names, openStore } from './draftsFixture';

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
