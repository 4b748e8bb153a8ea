import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, type Tab } from '../../../../tests/helpers/storage/lockedTabs';
import { memoryStorage } from '../../../../tests/helpers/storage/memoryStorage';
import { fakeChannels, fakeLocks } from '../../../../tests/helpers/storage/twoTabs';
import { recordEditorLeaving, wasEditingBeforeReload } from './editRole';
import { browser } from '../../../../tests/helpers/storage/memoryDatabase';

let channels: ReturnType<typeof fakeChannels>;

/** The window of a tab, with its session. Stubbed before the tab is opened. */
function openWindow(sessionStorage = memoryStorage()) {
  const opened = Object.assign(new EventTarget(), { sessionStorage });
  vi.stubGlobal('window', opened);
  return opened;
}

beforeEach(() => {
  browser.clear();
  channels = fakeChannels(() => Promise.resolve());
  vi.stubGlobal('BroadcastChannel', channels.Channel);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const quiet = () => vi.advanceTimersByTimeAsync(0);

/** Opens a tab that edits and one that waits, each in a window of its own. */
async function openTwo() {
  const editingWindow = openWindow();
  const editing = await openTab(channels);
  const waitingWindow = openWindow();
  const waiting = await openTab(channels);
  expect([editing.isWritable(), waiting.isWritable()]).toEqual([true, false]);
  return { editing, editingWindow, waiting, waitingWindow };
}

type Window = ReturnType<typeof openWindow>;

/** Leaves the page of a tab. A reload opens its window again with the same session. */
async function leave(tab: Tab, from: Window): Promise<void> {
  vi.stubGlobal('window', from);
  from.dispatchEvent(new Event('pagehide'));
  tab.leave();
  await quiet();
}

async function reload(tab: Tab, from: Window) {
  await leave(tab, from);
  const reloadedWindow = openWindow(from.sessionStorage);
  return { reloaded: await openTab(channels), reloadedWindow };
}

describe('a tab that is reloaded', () => {
  it('edits again if it was editing, and the waiting tab waits again', async () => {
    const { editing, editingWindow, waiting } = await openTwo();
    await editing.edit('a', 'Cinema');
    await leave(editing, editingWindow);
    expect(waiting.isWritable()).toBe(true);
    openWindow(editingWindow.sessionStorage);
    const reloaded = await openTab(channels);
    await quiet();
    expect([reloaded.isWritable(), waiting.isWritable()]).toEqual([true, false]);
    expect(reloaded.nameOf('a')).toBe('Cinema');
  });

  it('edits again if it is reloaded again before it has got its role back', async () => {
    const { editing, editingWindow, waiting } = await openTwo();
    waiting.deafen();
    const first = await reload(editing, editingWindow);
    expect(first.reloaded.status().takeover).toBe('requested');
    const second = await reload(first.reloaded, first.reloadedWindow);
    waiting.deafen(false);
    const third = await reload(second.reloaded, second.reloadedWindow);
    await quiet();
    expect([third.reloaded.isWritable(), waiting.isWritable()]).toEqual([true, false]);
  });

  it.each([
    ['was editing', true],
    ['was waiting', false],
  ])(
    'keeps its role if it %s and is reloaded before it has read the drafts',
    async (_what, was) => {
      const { editing, editingWindow, waiting, waitingWindow } = await openTwo();
      const [tab, from] = was ? [editing, editingWindow] : [waiting, waitingWindow];
      await leave(tab, from);
      const loading = openWindow(from.sessionStorage);
      // The page is left during its first read.
      let isLeft = false;
      browser.turn = () => {
        if (!isLeft) loading.dispatchEvent(new Event('pagehide'));
        isLeft = true;
        return Promise.resolve();
      };
      (await openTab(channels)).leave();
      await quiet();
      openWindow(from.sessionStorage);
      const reloaded = await openTab(channels);
      await quiet();
      expect(reloaded.isWritable()).toBe(was);
    },
  );

  it('waits if it was waiting', async () => {
    const { editing, waiting, waitingWindow } = await openTwo();
    const { reloaded } = await reload(waiting, waitingWindow);
    await quiet();
    expect([editing.isWritable(), reloaded.isWritable()]).toEqual([true, false]);
  });

  it('waits if the other tab has changes that could not be stored', async () => {
    const { editing, editingWindow, waiting } = await openTwo();
    await leave(editing, editingWindow);
    browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
    await waiting.edit('b', 'Songs');
    openWindow(editingWindow.sessionStorage);
    const reloaded = await openTab(channels);
    await quiet();
    expect([reloaded.isWritable(), waiting.isWritable()]).toEqual([false, true]);
    expect(reloaded.status().takeover).toBe('unstored');
  });
});

it('A copy of the editing tab waits, with the copied session', async () => {
  const { editing, editingWindow } = await openTwo();
  const { sessionStorage: session } = editingWindow;
  const keys = Array.from({ length: session.length }, (_none, at) => session.key(at) ?? '');
  const copied = keys.map((key) => [key, session.getItem(key) ?? '']);
  openWindow(memoryStorage(Object.fromEntries(copied)));
  const copy = await openTab(channels);
  await quiet();
  expect([editing.isWritable(), copy.isWritable()]).toEqual([true, false]);
});

it('A tab that has crashed leaves editing to the waiting one', async () => {
  const { editing, editingWindow, waiting } = await openTwo();
  // A crashed page sends no event.
  editing.leave();
  await quiet();
  openWindow(editingWindow.sessionStorage);
  const reloaded = await openTab(channels);
  await quiet();
  expect([reloaded.isWritable(), waiting.isWritable()]).toEqual([false, true]);
});

it('The role is kept for a reload only: once, and for half a minute', () => {
  vi.useFakeTimers({ now: 1000 });
  const opened = openWindow();
  recordEditorLeaving(() => true);
  const leaveAt = (time: number) => {
    vi.setSystemTime(time);
    opened.dispatchEvent(new Event('pagehide'));
  };
  leaveAt(1000);
  expect(wasEditingBeforeReload(30_000)).toBe(true);
  expect(wasEditingBeforeReload(30_000)).toBe(false);
  leaveAt(1000);
  expect(wasEditingBeforeReload(32_000)).toBe(false);
});
