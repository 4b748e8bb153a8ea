import { beforeEach, describe, expect, it, vi } from 'vitest';
import { edit, names, openStore } from '../draftsFixture';
import { editLockLost } from '../state/statusSlice';
import { rehydrateDrafts } from './draftPersistence';
import { mediaBlob, persistMediaDrafts, saveMediaDraft } from './mediaDrafts';

const { browser, library } = await vi.hoisted(async () => {
  const { memoryDatabase } = await import('../../../../tests/helpers/storage/memoryDatabase');
  return memoryDatabase();
});

vi.mock('idb-keyval', () => library);

beforeEach(() => {
  browser.clear();
});

/** A tab with two stored drafts. */
async function openFilledStore() {
  const store = await openStore();
  await edit(store, 'a', 'Cinema');
  await edit(store, 'b', 'Songs');
  return store;
}

type Store = Awaited<ReturnType<typeof openStore>>;
const losses = (store: Store) => store.getState().drafts.status.losses;
const clearStorage = () => browser.entries().clear();

describe('drafts that the browser deletes while a tab is open', () => {
  it('are stored again with the next change, and the tab says so', async () => {
    const store = await openFilledStore();
    clearStorage();
    await edit(store, 'c', 'Concerts');
    expect(losses(store)).toEqual(['restored']);
    const later = await openStore();
    expect(names(later)).toEqual(['Cinema', 'Songs', 'Concerts']);
    expect(later.getState().drafts.history.done).toHaveLength(3);
    expect(losses(later)).toEqual([]);
  });

  it('are stored again when a read-only tab reads', async () => {
    await openFilledStore();
    const reading = await openStore();
    reading.dispatch(editLockLost());
    clearStorage();
    await reading.dispatch(rehydrateDrafts());
    expect(names(reading)).toEqual(['Cinema', 'Songs']);
    expect(names(await openStore())).toEqual(['Cinema', 'Songs']);
  });

  it('are joined with those that another tab has stored since without knowing them', async () => {
    const open = await openFilledStore();
    clearStorage();
    const reloaded = await openStore();
    await edit(reloaded, 'c', 'Concerts');
    await open.dispatch(rehydrateDrafts());
    expect(names(open)).toEqual(['Cinema', 'Songs', 'Concerts']);
    expect(losses(open)).toEqual(['restored']);
    expect(names(await openStore())).toEqual(['Cinema', 'Songs', 'Concerts']);
  });

  it('stay discarded if another tab has discarded them', async () => {
    const [editing, reading] = [await openFilledStore(), await openStore()];
    await edit(editing, 'a', 'Film');
    await reading.dispatch(rehydrateDrafts());
    expect(names(reading)).toEqual(names(editing));
    expect(losses(reading)).toEqual([]);
  });
});

it('An image that the browser deletes is stored again if this tab has used it', async () => {
  const { ref } = await saveMediaDraft(new Blob(['picture'], { type: 'image/png' }));
  browser.entries('slate-media').clear();
  expect(await persistMediaDrafts(new Set([ref]))).toBe('stored');
  expect([...browser.entries('slate-media').keys()]).toEqual([ref]);
  expect(await (await mediaBlob(ref))?.text()).toBe('picture');
});
