import { readdirSync, readFileSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFolder } from '../folderFixture';
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

const { at, put } = useFolder();
beforeEach(() => {
  put('old.txt', 'old');
  disk.isFull = true;
});
afterEach(() => {
  disk.isFull = false;
});

it.each<[string, () => Promise<void>]>([
  ['written', () => writeFileAtomic(at('old.txt'), 'new')],
  ['written durably', () => writeFileDurably(at('old.txt'), 'new')],
  ['copied', () => copyFileAtomic(at('old.txt'), at('copy.txt'))],
])('A file that cannot be %s leaves nothing on the full disk', async (_how, write) => {
  await expect(write()).rejects.toThrow('No space left');
  expect(readdirSync(at())).toEqual(['old.txt']);
  expect(readFileSync(at('old.txt'), 'utf8')).toBe('old');
});
