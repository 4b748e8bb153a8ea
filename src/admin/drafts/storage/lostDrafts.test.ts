import { beforeEach, describe, expect, it, vi } from 'vitest';
import { edit, names, openStore } from '../draftsFixture';
import { undo } from '../editThunks';
import { dataLossDismissed, editLockLost } from '../state/statusSlice';
import { persistDrafts, rehydrateDrafts } from './draftPersistence';
import { mediaBlob, saveMediaDraft } from './mediaDrafts';
import { hasUnpersistedDrafts } from './draftRecords';
import { browser } from '../../../../tests/helpers/storage/memoryDatabase';

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
const losses = (store: Store) => store.getState().status.losses;
const clearStorage = () => browser.entries().clear();

describe('drafts that the browser deletes while a tab is open', () => {
  it('are stored again with the next change, and the tab says so', async () => {
    const store = await openFilledStore();
    clearStorage();
    await edit(store, 'c', 'Concerts');
    expect(losses(store)).toEqual(['restored']);
    const later = await openStore();
    expect(names(later)).toEqual(['Cinema', 'Songs', 'Concerts']);
    expect(later.getState().history.done).toHaveLength(3);
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

  it('stay in the tab while nothing can be stored, and are stored when it can', async () => {
    const store = await openFilledStore();
    clearStorage();
    browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
    await store.dispatch(rehydrateDrafts());
    expect(names(store)).toEqual(['Cinema', 'Songs']);
    expect(store.getState().status).toMatchObject({ storage: 'memory-only', issue: 'full' });
    expect(hasUnpersistedDrafts(store.getState())).toBe(true);
    expect((await edit(store, 'c', 'Concerts')).outcome).toBe('full');
    browser.writeFailure = null;
    await store.dispatch(rehydrateDrafts());
    expect(losses(store)).toEqual(['restored']);
    expect(await store.dispatch(persistDrafts())).toBe('stored');
    expect(hasUnpersistedDrafts(store.getState())).toBe(false);
    expect(names(await openStore())).toEqual(['Cinema', 'Songs', 'Concerts']);
  });

  it('come back with steps that can be redone', async () => {
    const store = await openStore();
    const { step } = await edit(store, 'a', 'Cinema');
    await store.dispatch(undo(step?.id));
    clearStorage();
    await store.dispatch(rehydrateDrafts());
    expect((await openStore()).getState().history.undone).toHaveLength(1);
  });

  it('stay discarded if another tab has discarded them', async () => {
    const [editing, reading] = [await openFilledStore(), await openStore()];
    await edit(editing, 'a', 'Film');
    await reading.dispatch(rehydrateDrafts());
    expect(names(reading)).toEqual(names(editing));
    expect(losses(reading)).toEqual([]);
  });
});

describe('images that the browser deletes', () => {
  const image = (text: string) => saveMediaDraft(new Blob([text], { type: 'image/png' }));
  const storedImages = () => [...browser.entries('slate-media').keys()];

  it('are stored again with the next change if this tab has used them, and the tab says so', async () => {
    const store = await openStore();
    const [{ ref: now }, { ref: before }] = [await image('new'), await image('old')];
    // An image of a step that can be undone.
    await edit(store, 'a', before);
    await edit(store, 'a', now);
    browser.entries('slate-media').clear();
    await edit(store, 'b', 'Songs');
    expect(storedImages().toSorted()).toEqual([now, before].toSorted());
    expect(await (await mediaBlob(now))?.text()).toBe('new');
    expect(losses(store)).toEqual(['restored']);
  });

  it('are reported as missing with the next change if no tab has used them', async () => {
    const { ref } = await image('picture');
    await edit(await openStore(), 'a', ref);
    vi.resetModules();
    const reloaded = await import('../draftsFixture');
    const store = await reloaded.openStore();
    browser.entries('slate-media').clear();
    await reloaded.edit(store, 'b', 'Songs');
    expect(losses(store)).toEqual(['pictures']);
    store.dispatch(dataLossDismissed('pictures'));
    await reloaded.edit(store, 'b', 'Tunes');
    expect(losses(store)).toEqual([]);
  });
});
