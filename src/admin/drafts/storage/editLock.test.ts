import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastStored, twoTabs, type Tab } from '../../../../tests/helpers/storage/lockedTabs';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import { fakeChannels, fakeLocks } from '../../../../tests/helpers/storage/twoTabs';
import { browser } from '../../../../tests/helpers/storage/memoryDatabase';

/** Awaited before every transaction and every message. */
let turn: () => Promise<unknown>;
let channels: ReturnType<typeof fakeChannels>;

beforeEach(() => {
  browser.clear();
  turn = () => Promise.resolve();
  browser.turn = () => turn();
  channels = fakeChannels(() => turn());
  vi.stubGlobal('BroadcastChannel', channels.Channel);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const storedName = (id: string) => {
  const stored = browser.entries().get(`draft:projectCategories:${id}`);
  return (stored as { entry: { draft: { name: string } } } | undefined)?.entry.draft.name;
};

/** Runs everything that does not wait for a timer. */
const quiet = () => vi.advanceTimersByTimeAsync(0);

const schedule = { numRuns: propertyRuns(15) };

describe('taking over the edit lock', () => {
  it('includes every save of the other tab, in any order of events', async () => {
    const saves = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), saves, async (scheduler, ids) => {
        browser.clear();
        turn = () => Promise.resolve();
        browser.turn = () => turn();
        vi.stubGlobal('navigator', { locks: fakeLocks() });
        const { first, second } = await twoTabs(channels);
        const both: boolean[] = [];
        const seen: (string | null)[][] = [];
        const look = () => {
          both.push(first.isWritable() && second.isWritable());
          if (second.isWritable() && seen.length === 0) seen.push(['a', 'b'].map(second.nameOf));
        };
        first.store.subscribe(look);
        second.store.subscribe(look);
        turn = () => scheduler.schedule(Promise.resolve());
        const made: ReturnType<Tab['edit']>[] = [];
        scheduler.scheduleSequence(
          ids.map((id, index) => async () => void made.push(first.edit(id, `${id}${index}`))),
        );
        scheduler.scheduleSequence([async () => void second.editHere()]);
        await scheduler.waitIdle();
        expect(second.isWritable()).toBe(true);
        const later = second.edit('c', 'Concerts');
        await scheduler.waitIdle();
        const outcomes = await Promise.all(made);
        const last = lastStored(outcomes);
        for (const [id, name] of last) expect(storedName(id)).toBe(name);
        // All changes that the first tab accepted are stored before the second one edits.
        expect(
          outcomes.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'rejected'),
        ).toEqual(outcomes.flatMap(({ outcome }) => (outcome === 'rejected' ? [] : ['stored'])));
        expect(seen).toEqual([['a', 'b'].map((id) => last.get(id) ?? null)]);
        expect((await later).outcome).toBe('stored');
        expect(storedName('c')).toBe('Concerts');
        expect(both).not.toContain(true);
        first.leave();
        second.leave();
        await scheduler.waitIdle();
      }),
      schedule,
    );
  });

  it('by force overwrites no change that the other tab stores meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        browser.clear();
        turn = () => Promise.resolve();
        browser.turn = () => turn();
        vi.stubGlobal('navigator', { locks: fakeLocks() });
        const { first, second } = await twoTabs(channels);
        turn = () => scheduler.schedule(Promise.resolve());
        const made: ReturnType<Tab['edit']>[] = [];
        scheduler.scheduleSequence(
          ['a', 'b', 'e'].map((id) => async () => void made.push(first.edit(id, `New ${id}`))),
        );
        scheduler.scheduleSequence([async () => second.editHereAnyway()]);
        scheduler.scheduleSequence(
          ['c', 'd'].map((id) => async () => void made.push(second.edit(id, `New ${id}`))),
        );
        await scheduler.waitIdle();
        for (const [id, name] of lastStored(await Promise.all(made)))
          expect(storedName(id)).toBe(name);
        first.leave();
        second.leave();
        await scheduler.waitIdle();
      }),
      schedule,
    );
  });

  it('from an unresponsive tab requires a second request', async () => {
    const { first, second } = await twoTabs(channels);
    first.deafen();
    const asking = second.editHere();
    await quiet();
    expect(second.status().takeover).toBe('requested');
    await vi.advanceTimersByTimeAsync(second.REPLY_TIMEOUT_MS);
    await asking;
    expect([second.status().takeover, second.isWritable()]).toEqual(['unanswered', false]);
    expect(first.isWritable()).toBe(true);
    await first.edit('a', 'Cinema');
    second.editHereAnyway();
    await quiet();
    expect([first.isWritable(), second.isWritable()]).toEqual([false, true]);
    expect([second.nameOf('a'), second.status().takeover]).toEqual(['Cinema', undefined]);
  });

  it('fails if the other tab has changes that could not be stored', async () => {
    const { first, second } = await twoTabs(channels);
    browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
    expect((await first.edit('a', 'Cinema')).outcome).toBe('full');
    await second.editHere();
    expect([second.status().takeover, second.isWritable()]).toEqual(['unstored', false]);
    expect(first.isWritable()).toBe(true);
    browser.writeFailure = null;
    expect((await first.edit('b', 'Songs')).outcome).toBe('stored');
    await second.editHere();
    await quiet();
    expect([second.nameOf('a'), second.nameOf('b')]).toEqual(['Cinema', 'Songs']);
    expect([first.isWritable(), second.isWritable()]).toEqual([false, true]);
  });

  it('is reverted if the requesting tab is closed', async () => {
    const { first, second } = await twoTabs(channels);
    const asking = second.editHere();
    second.leave();
    await asking;
    await quiet();
    expect(first.isWritable()).toBe(false);
    await vi.advanceTimersByTimeAsync(first.RESUME_MS);
    expect(first.isWritable()).toBe(true);
    expect((await first.edit('a', 'Cinema')).outcome).toBe('stored');
  });
});

it('A tab that closes releases the edit lock after everything is stored', async () => {
  const { first, second } = await twoTabs(channels);
  let store = () => {};
  const gate = new Promise<void>((open) => (store = open));
  browser.turn = (name) => (name.startsWith('write') ? gate : Promise.resolve());
  const saves = [first.edit('a', 'Cinema'), first.edit('b', 'Songs')];
  first.leave();
  await quiet();
  expect(second.isWritable()).toBe(false);
  store();
  expect((await Promise.all(saves)).map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
  await quiet();
  expect(second.isWritable()).toBe(true);
  expect([second.nameOf('a'), second.nameOf('b')]).toEqual(['Cinema', 'Songs']);
});
