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

/** The writes of a publication that nothing interrupts. */
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

describe('a server that is killed in the middle of a publication', () => {
  it('has written all of it or nothing once it has recovered, whatever write was the last', async () => {
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

  it('recovers as well when it is killed again while it recovers', async () => {
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

  it('takes back the rest and leaves what was changed by hand since, with both other versions at hand', async () => {
    const writes = await writesOfPublication();
    const byHand = fc.constantFrom('{"by":"hand"}', '{"half', null);
    const run = fc.asyncProperty(
      fc.nat(writes),
      fc.constantFrom(0, 1, 2),
      byHand,
      fc.array(fc.nat(12), { maxLength: 2 }),
      async (left, index, text, again) => {
        // Where a hand does what the publication does, nobody can tell which of them it was.
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
        // It is said until somebody has looked.
        expect(await site.recoverFor(Infinity)).toEqual(notes);
      },
    );
    await fc.assert(run.beforeEach(openAnew), { numRuns: 150 });
  });
});

describe('a file that is changed by hand while it is published', () => {
  it('stays as it is, and the publication is written whole or not at all', async () => {
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
  it('leaves every other file byte for byte as it was', async () => {
    await site.put('products.json', '{ "b":1,"a" : [ ]}\r\n');
    expect(await site.publish()).toBe('written');
    expect(await site.textOf('products.json')).toBe('{ "b":1,"a" : [ ]}\r\n');
    expect(await site.texts()).toEqual(NEW);
  });
});
