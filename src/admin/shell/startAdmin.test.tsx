import { afterEach, beforeEach, expect, it } from 'vitest';
import { CATEGORY_FILES, edit } from '../drafts/draftsFixture';
import { clearBackOffice, fillStorage } from '../../../tests/helpers/storage/backOfficeDatabase';
import { flush } from '../storage/keepTable';
import { selectIsTableLoaded } from '../storage/storageSlice';
import { saveEdits, redoRequested, undoRequested } from '../forms/saveEdits';
import type { AdminStore } from '../store/adminState';
import { createSiteStore, toastTexts } from '../../../tests/helpers/component/AdminHarness';
import { startAdmin } from './startAdmin';
import { selectDrafts } from '../drafts/state/draftsReducer';

let leave = () => {};

beforeEach(async () => {
  localStorage.clear();
  await clearBackOffice();
});
afterEach(() => leave());

const isReady = (store: AdminStore) => selectIsTableLoaded(store.getState(), 'drafts');

async function open(): Promise<AdminStore> {
  const store = createSiteStore(CATEGORY_FILES);
  leave = store.dispatch(startAdmin());
  await expect.poll(() => isReady(store)).toBe(true);
  return store;
}

async function renameCategory(store: AdminStore, name: string): Promise<string> {
  const draft = { id: 'a', name, slug: 'a', isActive: true };
  await store.dispatch(
    saveEdits({
      label: `Category ${name}`,
      edits: [{ collection: 'projectCategories', id: 'a', draft }],
      message: `${name} saved`,
      activity: { type: 'project', name, action: 'updated' },
    }),
  );
  return store.getState().undoHistory.done.at(-1)!.id;
}

const activities = (store: AdminStore) =>
  store.getState().activity.list.map(({ name, action }) => `${name} ${action}`);

it('The Undo button of a toast works after the back office was left', async () => {
  const store = await open();
  const step = await renameCategory(store, 'Cinema');
  leave();
  store.dispatch(undoRequested(step));
  await expect.poll(() => toastTexts(store)).toEqual(['Undone: Category Cinema']);
  expect(selectDrafts(store.getState()).projectCategories).toEqual({});
});

it('An activity says that its change was undone, until it is redone', async () => {
  const store = await open();
  await renameCategory(store, 'Cinema');
  const step = await renameCategory(store, 'Movies');
  store.dispatch(undoRequested(step));
  await expect
    .poll(() => activities(store))
    .toEqual(['Movies updated, then undone', 'Cinema updated']);
  store.dispatch(redoRequested());
  await expect.poll(() => activities(store)).toEqual(['Movies updated', 'Cinema updated']);
});

it('Closing the page asks for confirmation while a draft is only in memory, also after the back office was left', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const store = await open();
  leave();
  expect(isAsked()).toBe(false);
  const makeRoom = fillStorage();
  await edit(store, 'a', 'Cinema');
  expect(isAsked()).toBe(true);
  makeRoom();
  await flush();
  expect(isAsked()).toBe(false);
});
