import type * as fs from 'node:fs/promises';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyFileAtomic, writeFileAtomic, writeFileDurably } from './writeFileAtomic';

/** Writes half of a file, as on a full disk. */
const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const full = () => Object.assign(new Error('No space left'), { code: 'ENOSPC' });
  return {
    ...real,
    async writeFile(file: string, text: string) {
      await real.writeFile(file, disk.isFull ? text.slice(0, 1) : text);
      if (disk.isFull) throw full();
    },
    async copyFile(from: string, to: string) {
      await real.copyFile(from, to);
      if (disk.isFull) throw full();
    },
  };
});

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atomic-'));
  await writeFileAtomic(at('old.txt'), 'old');
  disk.isFull = true;
});

afterEach(async () => {
  disk.isFull = false;
  await rm(folder, { recursive: true });
});

it.each<[string, () => Promise<void>]>([
  ['written', () => writeFileAtomic(at('old.txt'), 'new')],
  ['written durably', () => writeFileDurably(at('old.txt'), 'new')],
  ['copied', () => copyFileAtomic(at('old.txt'), at('copy.txt'))],
])('A file that cannot be %s leaves nothing on the full disk', async (_how, write) => {
  await expect(write()).rejects.toThrow('No space left');
  expect(await readdir(folder)).toEqual(['old.txt']);
  expect(await readFile(at('old.txt'), 'utf8')).toBe('old');
});
