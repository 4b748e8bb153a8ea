import { REPLY_TIMEOUT_MS, RESUME_MS } from '../../../src/admin/drafts/storage/editRole';
import { expect, vi } from 'vitest';
import type { fakeChannels } from './twoTabs';
import { selectDrafts } from '../../../src/admin/drafts/state/draftsReducer';

type Channels = ReturnType<typeof fakeChannels>;

/** A tab of the back office with its own modules, like each page of a browser. */
export async function openTab(channels: Channels) {
  vi.resetModules();
  const before = new Set(channels.open);
  const [fixture, lock, { draftKey }] = await Promise.all([
    import('../../../src/admin/drafts/draftsFixture'),
    import('../../../src/admin/drafts/storage/editLock'),
    import('../../../src/admin/drafts/state/draftEntry'),
  ]);
  const store = await fixture.publishedStore(fixture.CATEGORY_FILES);
  const leave = await store.dispatch(lock.acquireEditLock());
  const [channel] = [...channels.open].filter((open) => !before.has(open));
  const status = () => store.getState().status;
  return {
    store,
    leave,
    status,
    isWritable: () => !status().isLockedByOtherTab && status().storage !== 'loading',
    nameOf: (id: string) =>
      selectDrafts(store.getState()).projectCategories[draftKey(id)]?.draft?.name ?? null,
    edit: (id: string, name: string) =>
      fixture.edit(store, id, name).then(({ outcome }) => ({ id, name, outcome })),
    editHere: () => store.dispatch(lock.takeOverEditing()),
    editHereAnyway: () => store.dispatch(lock.editHereAnyway()),
    /** Stops receiving messages from now on, like a busy tab. */
    deafen: (isDeaf = true) => void (channel && (channel.isDeaf = isDeaf)),
    REPLY_TIMEOUT_MS,
    RESUME_MS,
  };
}

/** Opens a tab. */
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Opens two tabs, of which the first one edits. */
export async function twoTabs(channels: Channels) {
  const first = await openTab(channels);
  const second = await openTab(channels);
  expect([first.isWritable(), second.isWritable()]).toEqual([true, false]);
  return { first, second };
}

/** The last stored edit of each record that a tab was informed about. */
export function lastStored(outcomes: readonly { id: string; name: string; outcome: string }[]) {
  const stored = outcomes.filter(({ outcome }) => outcome === 'stored');
  return new Map(stored.map(({ id, name }) => [id, name]));
}
