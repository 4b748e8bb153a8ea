import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonHash } from '../../../src/domain/text/hash';
import type { PublishFolders } from './rollBackIncomplete';
import { writeBundle } from './writeBundle';

const { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } = fs;
const NOW = '2026-01-01T00:00:00.000Z';

let failAt = Infinity;
let renames = 0;

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const rename: typeof real.rename = async (from, to) => {
    renames += 1;
    if (renames === failAt + 1) throw new Error('The disk is full');
    return real.rename(from, to);
  };
  return { ...real, rename };
});

let folder: string;
let folders: PublishFolders;
const at = (file: string) => path.join(folders.publicFolder, 'data', file);

beforeEach(async () => {
  failAt = Infinity;
  renames = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'write-'));
  folders = { publicFolder: path.join(folder, 'public'), history: path.join(folder, '.history') };
  await mkdir(at('pages'), { recursive: true });
  for (const name of ['site.json', 'pages/home.json']) await writeFile(at(name), '{"old":1}');
});

afterEach(() => rm(folder, { recursive: true }));

async function bundle() {
  const was = await jsonHash({ old: 1 });
  const file = (name: string, old: string | null) => ({ path: name, json: { new: 1 }, was: old });
  return {
    files: [file('site.json', was), file('pages/home.json', was), file('pages/about.json', null)],
    pictures: [],
    changes: [],
  };
}

async function state() {
  const text = (name: string) => readFile(at(name), 'utf8').catch(() => 'gone');
  const names = await readdir(folders.publicFolder, { recursive: true });
  return {
    texts: await Promise.all(['site.json', 'pages/home.json', 'pages/about.json'].map(text)),
    left: names.filter((name) => name.endsWith('.tmp')),
  };
}

describe('writing a publication', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'is reverted completely if file number %i, stored files included, cannot be written',
    async (number) => {
      failAt = number;
      await expect(writeBundle(await bundle(), folders, NOW)).rejects.toThrow('The disk is full');
      expect(await state()).toEqual({ texts: ['{"old":1}', '{"old":1}', 'gone'], left: [] });
    },
  );

  it('writes every file and leaves no temporary files', async () => {
    await writeBundle(await bundle(), folders, NOW);
    const text = '{\n  "new": 1\n}\n';
    expect(await state()).toEqual({ texts: [text, text, text], left: [] });
  });

  it('rejects a folder that links outside the public folder', async () => {
    await rm(at('pages'), { recursive: true });
    await symlink(folder, at('pages'), 'junction');
    await expect(writeBundle(await bundle(), folders, NOW)).rejects.toMatchObject({ status: 400 });
    expect(existsSync(path.join(folder, 'home.json'))).toBe(false);
    expect(await readFile(at('site.json'), 'utf8')).toBe('{"old":1}');
  });
});
