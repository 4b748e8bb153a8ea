import fc from 'fast-check';
import type * as fs from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listHistory } from './history';
import { life, live } from './killableFs';
import { NAMES, NEW, OLD, openSite } from './recoveryFixture';

vi.mock('node:fs/promises', async (original) => {
  const { killable } = await import('./killableFs');
  return killable(await original<typeof fs>());
});

let site: Awaited<ReturnType<typeof openSite>>;

async function open(): Promise<void> {
  live();
  site = await openSite();
}

async function openAnew(): Promise<void> {
  await site.remove();
  await open();
}

beforeEach(open);
afterEach(() => site.remove());

/** Returns the number of writes of an uninterrupted publication. */
async function writesOfPublication(): Promise<number> {
  expect(await site.publish()).toBe('written');
  const { spent } = life;
  await openAnew();
  return spent;
}

async function expectWhole(outcome: 'written' | 'killed'): Promise<void> {
  const { publications, damaged } = await listHistory(site.places.history, null);
  const isNew = outcome === 'written' || publications.length > 0;
  expect(await site.texts()).toEqual(isNew ? NEW : OLD);
  expect({ listed: publications.length, damaged }).toEqual({ listed: isNew ? 1 : 0, damaged: 0 });
  expect(await site.leftovers()).toEqual([]);
}

describe('a server that is killed during a publication', () => {
  it('has written all of it or nothing after recovery, whichever write was the last', async () => {
    const writes = await writesOfPublication();
    expect(writes).toBeGreaterThan(15);
    for (let left = 0; left <= writes; left += 1) {
      live(left);
      const outcome = await site.publish();
      expect(outcome).toBe(left < writes ? 'killed' : 'written');
      expect(await site.recoverFor(Infinity)).toEqual([]);
      await expectWhole(outcome);
      await openAnew();
    }
  });

  it('recovers even if it is killed again during recovery', async () => {
    const writes = await writesOfPublication();
    const run = fc.asyncProperty(
      fc.nat(writes),
      fc.array(fc.nat(12), { maxLength: 3 }),
      async (left, again) => {
        live(left);
        const outcome = await site.publish();
        for (const more of again) await site.recoverFor(more);
        expect(await site.recoverFor(Infinity)).toEqual([]);
        await expectWhole(outcome);
      },
    );
    await fc.assert(run.beforeEach(openAnew), {
      numRuns: 100,
      examples: [[writes - 1, [0, 1, 2]]],
    });
  });

  it('reverts the rest, keeps manual edits, and stores both other versions', async () => {
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
        live(left);
        const outcome = await site.publish();
        live();
        const interrupted = await site.texts();
        await site.put(name, text);
        for (const more of again) await site.recoverFor(more);
        const notes = await site.recoverFor(Infinity);
        const found = await site.texts();
        const { publications, damaged } = await listHistory(site.places.history, null);
        const isNew = outcome === 'written' || publications.length > 0;
        const whole = [...(isNew ? NEW : OLD)];
        if (text !== interrupted[index]) whole[index] = text;
        expect(found).toEqual(whole);
        expect(damaged).toBe(0);
        expect(await site.leftovers()).toEqual([]);
        if (isNew || notes.length === 0) return;
        expect(notes).toEqual([expect.stringContaining(`public/data/${name}`)]);
        const kept = await site.keptTexts();
        for (const version of [OLD[index], NEW[index]])
          if (version) expect(kept).toContain(version);
        // The message is repeated until somebody has checked the files.
        expect(await site.recoverFor(Infinity)).toEqual(notes);
      },
    );
    await fc.assert(run.beforeEach(openAnew), { numRuns: 150 });
  });
});

describe('a file that is edited by hand during a publication', () => {
  it('is kept, and the publication is written completely or not at all', async () => {
    const writes = await writesOfPublication();
    const ends = new Set<string>();
    for (let when = 1; when <= writes; when += 1) {
      life.after = async (write) => {
        if (write === when) await site.put('site.json', '{"by":"hand"}');
      };
      const [{ status }] = await Promise.allSettled([site.publish()]);
      const whole = status === 'fulfilled' ? NEW : OLD;
      expect(await site.texts()).toEqual(['{"by":"hand"}', ...whole.slice(1)]);
      expect(await site.recoverFor(Infinity)).toEqual([]);
      expect(await site.leftovers()).toEqual([]);
      ends.add(status);
      await openAnew();
    }
    expect(ends.size).toBe(2);
  });
});

describe('a publication', () => {
  it('does not change the bytes of other files', async () => {
    await site.put('products.json', '{ "b":1,"a" : [ ]}\r\n');
    expect(await site.publish()).toBe('written');
    expect(await site.textOf('products.json')).toBe('{ "b":1,"a" : [ ]}\r\n');
    expect(await site.texts()).toEqual(NEW);
  });
});
