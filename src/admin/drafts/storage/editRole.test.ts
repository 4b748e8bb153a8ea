import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, twoTabs } from '../../../../tests/helpers/storage/lockedTabs';
import { memoryStorage } from '../../../../tests/helpers/storage/memoryStorage';
import { fakeChannels, fakeLocks } from '../../../../tests/helpers/storage/twoTabs';
import { recordEditorLeft, wasEditingBeforeReload } from './editRole';

const { browser, library } = await vi.hoisted(async () => {
  const { memoryDatabase } = await import('../../../../tests/helpers/storage/memoryDatabase');
  return memoryDatabase();
});

vi.mock('idb-keyval', () => library);

let channels: ReturnType<typeof fakeChannels>;

beforeEach(() => {
  browser.clear();
  channels = fakeChannels(() => Promise.resolve());
  vi.stubGlobal('BroadcastChannel', channels.Channel);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('window', { sessionStorage: memoryStorage() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const quiet = () => vi.advanceTimersByTimeAsync(0);

describe('a tab that is reloaded', () => {
  it('edits again if it was editing, and the waiting tab waits again', async () => {
    const { first, second } = await twoTabs(channels);
    await first.edit('a', 'Cinema');
    recordEditorLeft(Date.now());
    first.leave();
    await quiet();
    expect(second.isWritable()).toBe(true);
    const reloaded = await openTab(channels);
    await quiet();
    expect([reloaded.isWritable(), second.isWritable()]).toEqual([true, false]);
    expect(reloaded.nameOf('a')).toBe('Cinema');
  });

  it('waits if it was not editing', async () => {
    const { first } = await twoTabs(channels);
    const third = await openTab(channels);
    await quiet();
    expect([first.isWritable(), third.isWritable()]).toEqual([true, false]);
  });

  it('waits if the other tab has changes that could not be stored', async () => {
    const { first, second } = await twoTabs(channels);
    recordEditorLeft(Date.now());
    first.leave();
    await quiet();
    browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
    await second.edit('b', 'Songs');
    const reloaded = await openTab(channels);
    await quiet();
    expect([reloaded.isWritable(), second.isWritable()]).toEqual([false, true]);
    expect(reloaded.status().takeover).toBe('unstored');
  });
});

it('The role is kept for a reload only: once, and for half a minute', () => {
  recordEditorLeft(1000);
  expect(wasEditingBeforeReload(30_000)).toBe(true);
  expect(wasEditingBeforeReload(30_000)).toBe(false);
  recordEditorLeft(1000);
  expect(wasEditingBeforeReload(32_000)).toBe(false);
});
