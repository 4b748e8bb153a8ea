import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseAvailability } from '../src/domain/availability/schema';
import { smallContent } from '../src/domain/content/contentFixture';
import { useFolder } from './folderFixture';
import { writeSampleHolds } from './sampleHolds';

const NOW = Date.parse('2026-11-22T23:30:00Z');
const NAME = 'public/data/availability.json';
const { at, put } = useFolder();

const git = (...args: string[]) => execFileSync('git', ['-C', at(), ...args], { encoding: 'utf8' });
const read = () => readFileSync(at(NAME), 'utf8');
const write = (isRemoved = false) => writeSampleHolds(at(), NOW, isRemoved);
const untracked = () => git('status', '--porcelain', '--untracked-files=all');

beforeEach(() => {
  git('init', '-q');
  for (const [file, json] of Object.entries(smallContent().files)) put(`public/data/${file}`, json);
});

describe('sample holds', () => {
  it('are written around today in Lagos, and ignored by Git in this clone', async () => {
    expect(await write()).toMatch(/^Wrote \d+ sample holds/);
    const { updatedAt, holds } = parseAvailability(JSON.parse(read())).value;
    expect(updatedAt).toBe('2026-11-22T23:30:00.000Z');
    expect(holds.some(({ from }) => from === '2026-11-25')).toBe(true);
    expect(untracked()).not.toContain(NAME);
    await write();
    await write(true);
    put(NAME, {});
    expect(untracked()).toContain(NAME);
  });

  it('never replace published availability or a damaged hold', async () => {
    await write();
    const { holds } = JSON.parse(read()) as { holds: object[] };
    for (const json of [
      { updatedAt: '2026-11-22T09:00:00.000Z', holds: [] },
      { holds: [...holds, { ...holds[0], id: 'h1', quantity: '2' }] },
    ]) {
      put(NAME, json);
      for (const isRemoved of [false, true])
        await expect(write(isRemoved)).rejects.toThrow(/not a sample/);
      expect(JSON.parse(read())).toEqual(json);
    }
  });
});
