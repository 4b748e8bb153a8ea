import { beforeEach, describe, expect, it } from 'vitest';
import { rehydrateDrafts } from './draftPersistence';
import { edit, names, NOW, openStore, projectCategory } from '../draftsFixture';
import { applyEdits, undo } from '../editThunks';
import { hasUnpersistedDrafts } from './draftRecords';
import { editLockLost } from '../state/statusSlice';
import { browser } from '../../../../tests/helpers/storage/memoryDatabase';

beforeEach(() => {
  browser.clear();
});

describe('a tab that could not store its changes', () => {
  async function twoTabs() {
    const editing = await openStore();
    await edit(editing, 'a', 'Cinema');
    return { editing, other: await openStore() };
  }

  it('merges only its own changes into the drafts that another tab has stored since', async () => {
    const { editing, other } = await twoTabs();
    browser.failure = new Error('disk');
    expect((await edit(other, 'c', 'Concerts')).outcome).toBe('denied');
    browser.failure = null;
    await edit(editing, 'a', 'Drama');
    await other.dispatch(rehydrateDrafts());
    expect(names(other)).toEqual(['Drama', 'Music', 'Concerts']);
    expect(other.getState().status.storage).toBe('memory-only');
    await edit(other, 'b', 'Songs');
    expect(names(await openStore())).toEqual(['Drama', 'Songs', 'Concerts']);
  });

  it('keeps a step that further input has extended, so that it can be undone', async () => {
    const { editing, other } = await twoTabs();
    const type = (name: string) => {
      const draft = projectCategory('b', name);
      const edits = [{ collection: 'projectCategories' as const, id: 'b', draft }];
      return other.dispatch(applyEdits('b', edits, NOW, { isInput: true }));
    };
    await type('S');
    browser.failure = new Error('disk');
    await type('Songs');
    browser.failure = null;
    await edit(editing, 'a', 'Drama');
    await other.dispatch(rehydrateDrafts());
    expect(names(other)).toEqual(['Drama', 'Songs']);
    const steps = other.getState().history.done.filter(({ label }) => label === 'b');
    expect(steps).toMatchObject([{ changes: [{ after: { draft: { name: 'Songs' } } }] }]);
  });

  it('keeps an undone step, so that it can be redone', async () => {
    const { editing, other } = await twoTabs();
    browser.failure = new Error('disk');
    await other.dispatch(undo());
    browser.failure = null;
    await edit(editing, 'b', 'Songs');
    await other.dispatch(rehydrateDrafts());
    expect(names(other)).toEqual(['Film', 'Songs']);
    expect(other.getState().history).toMatchObject({
      done: [{ label: 'b is Songs' }],
      undone: [{ label: 'a is Cinema' }],
    });
  });
});

describe('A reload can lose', () => {
  it('an edit and its undoing until they are stored', async () => {
    const store = await openStore();
    const isUnstored = () => hasUnpersistedDrafts(store.getState());
    expect(isUnstored()).toBe(false);
    const saving = edit(store, 'a', 'Cinema');
    expect(isUnstored()).toBe(true);
    await saving;
    expect(isUnstored()).toBe(false);
    const undoing = store.dispatch(undo());
    expect(isUnstored()).toBe(true);
    await undoing;
    expect(isUnstored()).toBe(false);
  });

  it('an undoing that could not be stored', async () => {
    const store = await openStore();
    await edit(store, 'a', 'Cinema');
    browser.failure = new Error('disk');
    await store.dispatch(undo());
    expect(hasUnpersistedDrafts(store.getState())).toBe(true);
    browser.failure = null;
  });
});

it('A tab that loses the edit lock while saving reports its change as not stored, without an error', async () => {
  const store = await openStore();
  const saving = edit(store, 'a', 'Cinema');
  store.dispatch(editLockLost());
  expect((await saving).outcome).toBe('denied');
  const { storage, issue } = store.getState().status;
  expect([storage, issue]).toEqual(['memory-only', undefined]);
});

it('Reading waits for a pending write and returns its result', async () => {
  const store = await openStore();
  const saving = edit(store, 'a', 'Cinema');
  await store.dispatch(rehydrateDrafts());
  await saving;
  expect(names(store)).toEqual(['Cinema', 'Music']);
});

describe('a database that cannot be read for a while', () => {
  it('is not overwritten: its drafts are merged with the edits made meanwhile', async () => {
    await edit(await openStore(), 'a', 'Cinema');
    browser.failure = new Error('disk');
    const store = await openStore();
    expect((await edit(store, 'b', 'Concerts')).outcome).toBe('denied');
    browser.failure = null;
    expect((await edit(store, 'c', 'Theatre')).outcome).toBe('stored');
    expect(names(await openStore())).toEqual(['Cinema', 'Concerts', 'Theatre']);
  });
});
