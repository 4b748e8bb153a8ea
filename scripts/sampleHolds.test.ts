import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { highestHeld, holdsOfProduct } from '../src/domain/availability/availability';
import { statusOf } from '../src/domain/availability/status';
import { parseAvailability } from '../src/domain/availability/schema';
import { smallContent } from '../src/domain/content/contentFixture';
import { sampleHolds, writeSampleHolds } from './sampleHolds';

const NOW = Date.parse('2026-11-22T23:30:00Z');
const NAME = 'public/data/availability.json';
let root: string;

const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
const at = (file: string) => path.join(root, file);
const readHolds = async () => parseAvailability(JSON.parse(await readFile(at(NAME), 'utf8'))).value;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'samples-'));
  git('init', '-q');
  for (const [file, json] of Object.entries(smallContent().files)) {
    await mkdir(path.dirname(at(`public/data/${file}`)), { recursive: true });
    await writeFile(at(`public/data/${file}`), JSON.stringify(json));
  }
});

afterEach(() => rm(root, { recursive: true }));

describe('sample holds', () => {
  it('are written around today in Lagos, and ignored by Git in this clone', async () => {
    expect(await writeSampleHolds(root, NOW, false)).toMatch(/^Wrote \d+ sample holds/);
    const { updatedAt, holds } = await readHolds();
    expect(updatedAt).toBe('2026-11-22T23:30:00.000Z');
    expect(holds.some(({ from }) => from === '2026-11-25')).toBe(true);
    expect(git('status', '--porcelain', '--untracked-files=all')).not.toContain(NAME);
    await writeSampleHolds(root, NOW, false);
    await writeSampleHolds(root, NOW, true);
    await cp(at('public/data/site.json'), at(NAME));
    expect(git('status', '--porcelain', '--untracked-files=all')).toContain(NAME);
  });

  it('never replace published availability', async () => {
    const text = JSON.stringify({ updatedAt: '2026-11-22T09:00:00.000Z', holds: [] });
    await writeFile(at(NAME), text);
    await expect(writeSampleHolds(root, NOW, false)).rejects.toThrow(/not a sample/);
    await expect(writeSampleHolds(root, NOW, true)).rejects.toThrow(/not a sample/);
    expect(await readFile(at(NAME), 'utf8')).toBe(text);
  });

  it('never replace a damaged hold', async () => {
    await writeSampleHolds(root, NOW, false);
    const { holds } = JSON.parse(await readFile(at(NAME), 'utf8')) as { holds: object[] };
    const text = JSON.stringify({ holds: [...holds, { ...holds[0], id: 'h1', quantity: '2' }] });
    await writeFile(at(NAME), text);
    await expect(writeSampleHolds(root, NOW, false)).rejects.toThrow(/not a sample/);
    expect(await readFile(at(NAME), 'utf8')).toBe(text);
  });

  it('show every status', () => {
    const products = ['a', 'b', 'c', 'd'].map((id) => ({ id, stock: 2 }));
    const holds = sampleHolds([{ id: 'none', stock: 0 }, ...products], '2026-11-22');
    const availability = { updatedAt: '', holds, unknownProducts: [] };
    const kinds = products.map(({ id, stock }) => {
      const own = holdsOfProduct(availability, id) ?? [];
      return statusOf(stock, highestHeld(own, { from: '2026-11-24', to: '2026-11-25' })).kind;
    });
    expect(kinds).toEqual(['booked', 'partly', 'available', 'available']);
    expect(new Set(holds.map(({ id }) => id)).size).toBe(holds.length);
  });
});
