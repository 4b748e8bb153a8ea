import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rebuild } from './rebuild';

const { mkdir, mkdtemp, readdir, readFile, writeFile } = fs;

let folder: string;
/** Whether the data existed each time something was moved or removed. */
let wasPresent: boolean[];

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const look = () => wasPresent.push(existsSync(path.join(folder, 'dist/data/site.json')));
  return {
    ...real,
    rename: (...names: Parameters<typeof real.rename>) => real.rename(...names).finally(look),
    rm: (...names: Parameters<typeof real.rm>) => real.rm(...names).finally(look),
  };
});
const VERSION = { build: 'b', content: 'c', builtAt: '' };
vi.mock('../../build', () => ({
  prerender: () => Promise.resolve({ files: ['index.html'], version: VERSION }),
}));

beforeEach(async () => {
  wasPresent = [];
  folder = await mkdtemp(path.join(tmpdir(), 'rebuild-'));
  await mkdir(path.join(folder, 'public/data'), { recursive: true });
  await mkdir(path.join(folder, 'dist/data'), { recursive: true });
});

afterEach(() => fs.rm(folder, { recursive: true }));

it('replaces the data without a moment in which it is missing, and removes outdated files', async () => {
  const dist = path.join(folder, 'dist');
  await writeFile(path.join(folder, 'public/data/site.json'), '{"new":1}');
  for (const file of [
    'data/site.json',
    'data/site.json.br',
    'data/deleted.json',
    'data/version.json',
  ])
    await writeFile(path.join(dist, file), '{"old":1}');
  for (const file of ['index.html', 'deleted.html', 'deleted.html.gz', 'deleted.data.json'])
    await writeFile(path.join(dist, file), 'page');
  await rebuild({}, { publicFolder: path.join(folder, 'public'), dist });
  expect(wasPresent.length).toBeGreaterThan(0);
  expect(wasPresent).not.toContain(false);
  expect(await readFile(path.join(dist, 'data/site.json'), 'utf8')).toBe('{"new":1}');
  expect((await readdir(path.join(dist, 'data'))).sort()).toEqual(['site.json', 'version.json']);
  expect((await readdir(dist)).sort()).toEqual(['data', 'index.html']);
});

it('writes version.json last, and not if another file could not be written', async () => {
  const dist = path.join(folder, 'dist');
  const version = () => readFile(path.join(dist, 'data/version.json'), 'utf8');
  const folders = { publicFolder: path.join(folder, 'public'), dist };
  await writeFile(path.join(dist, 'data/version.json'), 'old');
  await writeFile(path.join(folder, 'public/data/site.json'), '{"new":1}');
  // A folder that blocks the path of a file.
  await mkdir(path.join(dist, 'data/site.json'));
  await expect(rebuild({}, folders)).rejects.toThrow();
  expect(await version()).toBe('old');
  await fs.rm(path.join(dist, 'data/site.json'), { recursive: true });
  await rebuild({}, folders);
  expect(JSON.parse(await version())).toEqual(VERSION);
});
