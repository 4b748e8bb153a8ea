import fc from 'fast-check';
import { existsSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonHash } from '../../../src/api/publish/jsonHash';
import { listHistory } from './history';
import { Killed, life, live } from './killableFs';
import { recover, type Places } from './recover';
import { writeBundle } from './writeBundle';

vi.mock('node:fs/promises', async (original) => {
  const { killable } = await import('./killableFs');
  return killable(await original<typeof fs>());
});

const { mkdir, mkdtemp, readdir, readFile, rm, writeFile } =
  await vi.importActual<typeof fs>('node:fs/promises');

const NOW = '2026-01-01T00:00:00.000Z';
/** A file that is changed, one that comes, one that goes, and one that is none of the publication's business. */
const NAMES = ['site.json', 'pages/about.json', 'pages/home.json', 'services.json'] as const;
const OLD = ['{"old":1}', null, '{"old":1}', 'not { JSON'];
const NEW = ['{\n  "new": 1\n}\n', '{\n  "new": 1\n}\n', null, 'not { JSON'];

let root: string;
let places: Places;
const at = (name: string) => path.join(places.publicFolder, 'data', name);

async function open(): Promise<void> {
  live();
  root = await mkdtemp(path.join(tmpdir(), 'recovery ü '));
  places = { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
  await mkdir(at('pages'), { recursive: true });
  for (const [index, name] of NAMES.entries())
    if (OLD[index]) await writeFile(at(name), OLD[index]);
}

const close = () => rm(root, { recursive: true });

beforeEach(open);
afterEach(close);

async function publish(): Promise<'written' | 'killed'> {
  const was = await jsonHash({ old: 1 });
  const files = [
    { path: 'site.json', json: { new: 1 }, was },
    { path: 'pages/about.json', json: { new: 1 }, was: null },
    { path: 'pages/home.json', json: null, was },
  ];
  try {
    await writeBundle({ files, pictures: [], changes: ['A change'] }, places, NOW);
    return 'written';
  } catch (error) {
    if (error instanceof Killed) return 'killed';
    throw error;
  }
}

/** Recovers in a process that is killed after so many writes. */
async function recoverFor(writes: number): Promise<string[]> {
  live(writes);
  try {
    return await recover(places);
  } catch (error) {
    if (error instanceof Killed) return [];
    throw error;
  } finally {
    live();
  }
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => null);
const texts = () => Promise.all(NAMES.map((name) => textOf(at(name))));

async function leftovers(): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  const isContent = (name: string) => name.startsWith(path.join('.history', 'contents'));
  return names.filter((name) => name.endsWith('.tmp') && !isContent(name));
}

/** All texts found in the folder of a publication. */
async function keptTexts(): Promise<(string | null)[]> {
  const names = existsSync(places.history)
    ? await readdir(places.history, { recursive: true })
    : [];
  const files = names.filter((name) => name.endsWith('.json') && !name.endsWith('entry.json'));
  return Promise.all(files.map((name) => textOf(path.join(places.history, name))));
}

/** The writes of a publication that nothing interrupts. */
async function writesOfPublication(): Promise<number> {
  expect(await publish()).toBe('written');
  const { spent } = life;
  await close();
  await open();
  return spent;
}

async function expectWhole(outcome: 'written' | 'killed'): Promise<void> {
  const found = await texts();
  const { publications, damaged } = await listHistory(places.history, null);
  const isNew = outcome === 'written' || publications.length > 0;
  expect(found).toEqual(isNew ? NEW : OLD);
  expect({ listed: publications.length, damaged }).toEqual({ listed: isNew ? 1 : 0, damaged: 0 });
  expect(await leftovers()).toEqual([]);
}

describe('a server that is killed in the middle of a publication', () => {
  it('has written all of it or nothing once it has recovered, whatever write was the last', async () => {
    const writes = await writesOfPublication();
    expect(writes).toBeGreaterThan(15);
    for (let left = 0; left <= writes; left += 1) {
      live(left);
      const outcome = await publish();
      expect(outcome).toBe(left < writes ? 'killed' : 'written');
      expect(await recoverFor(Infinity)).toEqual([]);
      await expectWhole(outcome);
      await close();
      await open();
    }
  });

  it('recovers as well when it is killed again while it recovers', async () => {
    const writes = await writesOfPublication();
    const run = fc.asyncProperty(
      fc.nat(writes),
      fc.array(fc.nat(12), { maxLength: 3 }),
      async (left, again) => {
        live(left);
        const outcome = await publish();
        for (const more of again) await recoverFor(more);
        expect(await recoverFor(Infinity)).toEqual([]);
        await expectWhole(outcome);
      },
    );
    await fc.assert(
      run.beforeEach(async () => {
        await close();
        await open();
      }),
      { numRuns: 100, examples: [[writes - 1, [0, 1, 2]]] },
    );
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
        const outcome = await publish();
        live();
        const interrupted = await texts();
        if (text === null) await rm(at(name), { force: true });
        else await writeFile(at(name), text);
        for (const more of again) await recoverFor(more);
        const notes = await recoverFor(Infinity);
        const found = await texts();
        const { publications, damaged } = await listHistory(places.history, null);
        const isNew = outcome === 'written' || publications.length > 0;
        const whole = [...(isNew ? NEW : OLD)];
        if (text !== interrupted[index]) whole[index] = text;
        expect(found).toEqual(whole);
        expect(damaged).toBe(0);
        expect(await leftovers()).toEqual([]);
        if (isNew || notes.length === 0) return;
        expect(notes).toEqual([expect.stringContaining(`public/data/${name}`)]);
        const kept = await keptTexts();
        for (const version of [OLD[index], NEW[index]])
          if (version) expect(kept).toContain(version);
        // It is said until somebody has looked.
        expect(await recoverFor(Infinity)).toEqual(notes);
      },
    );
    await fc.assert(
      run.beforeEach(async () => {
        await close();
        await open();
      }),
      { numRuns: 150 },
    );
  });
});

describe('a file that is changed by hand while it is published', () => {
  it('stays as it is, and the publication is written whole or not at all', async () => {
    const writes = await writesOfPublication();
    const ends = new Set<string>();
    for (let when = 1; when <= writes; when += 1) {
      life.after = async (write) => {
        if (write === when) await writeFile(at('site.json'), '{"by":"hand"}');
      };
      const [{ status }] = await Promise.allSettled([publish()]);
      const whole = status === 'fulfilled' ? NEW : OLD;
      expect(await texts()).toEqual(['{"by":"hand"}', ...whole.slice(1)]);
      expect(await recoverFor(Infinity)).toEqual([]);
      expect(await leftovers()).toEqual([]);
      ends.add(status);
      await close();
      await open();
    }
    expect(ends.size).toBe(2);
  });
});

describe('a publication', () => {
  it('leaves every other file byte for byte as it was', async () => {
    await writeFile(at('products.json'), '{ "b":1,"a" : [ ]}\r\n');
    expect(await publish()).toBe('written');
    expect(await textOf(at('products.json'))).toBe('{ "b":1,"a" : [ ]}\r\n');
    expect(await texts()).toEqual(NEW);
  });
});
