import fc from 'fast-check';
import type * as fs from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listHistory } from './history';
import { limitWrites, writeCounter } from './killableFsFixture';
import { rollBackIncomplete } from './rollBackIncomplete';
import { NAMES, NEW, OLD, PICTURE, createSite } from './rollBackFixture';

vi.mock('node:fs/promises', async (original) => {
  const { killable } = await import('./killableFsFixture');
  return killable(await original<typeof fs>());
});

let site: Awaited<ReturnType<typeof createSite>>;

async function openSite(): Promise<void> {
  limitWrites();
  site = await createSite();
}

async function reopen(): Promise<void> {
  await site.remove();
  await openSite();
}

beforeEach(openSite);
afterEach(() => site.remove());

/** Returns the number of writes of an uninterrupted publication. */
async function writesOfPublication(): Promise<number> {
  expect(await site.publish()).toBe('written');
  const { count } = writeCounter;
  await reopen();
  return count;
}

async function expectComplete(outcome: 'written' | 'killed'): Promise<void> {
  const { publications, damaged } = await listHistory(site.folders.history, null);
  const isNew = outcome === 'written' || publications.length > 0;
  expect(await site.texts()).toEqual(isNew ? NEW : OLD);
  expect(await site.picture()).toBe(isNew ? PICTURE : null);
  expect({ listed: publications.length, damaged }).toEqual({ listed: isNew ? 1 : 0, damaged: 0 });
  expect(await site.leftovers()).toEqual([]);
}

describe('a publication whose server is killed', () => {
  it('is complete or absent after the rollback, whichever write is the last', async () => {
    const writes = await writesOfPublication();
    expect(writes).toBeGreaterThan(15);
    for (let left = 0; left <= writes; left += 1) {
      limitWrites(left);
      const outcome = await site.publish();
      expect(outcome).toBe(left < writes ? 'killed' : 'written');
      expect(await site.rollBackFor(Infinity)).toEqual([]);
      await expectComplete(outcome);
      await reopen();
    }
  });

  it('is rolled back even if it is killed again during the rollback', async () => {
    const writes = await writesOfPublication();
    const run = fc.asyncProperty(
      fc.nat(writes),
      fc.array(fc.nat(12), { maxLength: 3 }),
      async (left, again) => {
        limitWrites(left);
        const outcome = await site.publish();
        for (const more of again) await site.rollBackFor(more);
        expect(await site.rollBackFor(Infinity)).toEqual([]);
        await expectComplete(outcome);
      },
    );
    await fc.assert(run.beforeEach(reopen), {
      numRuns: 100,
      examples: [[writes - 1, [0, 1, 2]]],
    });
  });

  it('keeps files that were edited by hand, with both other versions, and restores the rest', async () => {
    const writes = await writesOfPublication();
    const byHand = fc.constantFrom('{"by":"hand"}', '{"half', null);
    const run = fc.asyncProperty(
      fc.nat(writes),
      fc.constantFrom(0, 1, 2),
      byHand,
      fc.array(fc.nat(12), { maxLength: 2 }),
      async (left, index, text, again) => {
        // If a manual edit equals the publication, the two cannot be distinguished.
        fc.pre(text !== NEW[index]);
        const name = NAMES[index] ?? '';
        limitWrites(left);
        const outcome = await site.publish();
        limitWrites();
        const interrupted = await site.texts();
        await site.put(name, text);
        for (const more of again) await site.rollBackFor(more);
        const notes = await site.rollBackFor(Infinity);
        const found = await site.texts();
        const { publications, damaged } = await listHistory(site.folders.history, null);
        const isNew = outcome === 'written' || publications.length > 0;
        const expected = [...(isNew ? NEW : OLD)];
        if (text !== interrupted[index]) expected[index] = text;
        expect(found).toEqual(expected);
        expect(damaged).toBe(0);
        expect(await site.leftovers()).toEqual([]);
        if (isNew || notes.length === 0) return;
        expect(notes).toEqual([expect.stringContaining(`public/data/${name}`)]);
        const saved = await site.savedTexts();
        for (const version of [OLD[index], NEW[index]])
          if (version) expect(saved).toContain(version);
        // The message is repeated until the administrator has deleted the folder.
        expect(await site.rollBackFor(Infinity)).toEqual(notes);
      },
    );
    await fc.assert(run.beforeEach(reopen), { numRuns: 150 });
  });
});

describe('a file that is edited by hand during a publication', () => {
  it('is kept, and the publication is written completely or not at all', async () => {
    const writes = await writesOfPublication();
    const ends = new Set<string>();
    for (let when = 1; when <= writes; when += 1) {
      writeCounter.after = async (write) => {
        if (write === when) await site.put('site.json', '{"by":"hand"}');
      };
      const [{ status }] = await Promise.allSettled([site.publish()]);
      const expected = status === 'fulfilled' ? NEW : OLD;
      expect(await site.texts()).toEqual(['{"by":"hand"}', ...expected.slice(1)]);
      expect(await site.rollBackFor(Infinity)).toEqual([]);
      expect(await site.leftovers()).toEqual([]);
      ends.add(status);
      await reopen();
    }
    expect(ends.size).toBe(2);
  });
});

describe('another server that starts during a publication', () => {
  it('does not undo it, at whichever write it starts', async () => {
    const writes = await writesOfPublication();
    for (let when = 1; when <= writes; when += 1) {
      let starting: Promise<string[]> = Promise.resolve([]);
      writeCounter.after = async (write) => {
        if (write === when) starting = rollBackIncomplete(site.folders);
      };
      expect(await site.publish()).toBe('written');
      expect(await starting).toEqual([]);
      await expectComplete('written');
      await reopen();
    }
  });
});

describe('a complete publication', () => {
  it('does not change the bytes of other files', async () => {
    await site.put('products.json', '{ "b":1,"a" : [ ]}\r\n');
    expect(await site.publish()).toBe('written');
    expect(await site.textOf('products.json')).toBe('{ "b":1,"a" : [ ]}\r\n');
    expect(await site.texts()).toEqual(NEW);
  });
});
