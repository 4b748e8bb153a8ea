import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFolder } from '../folderFixture';
import { copyOutput, removeOthers, writeOutput } from './outputFile';

const folder = useFolder();
const at = (file: string) => folder.at('dist', file);
let dist: string;
let written: string[] = [];
/** Whether the page existed each time something was renamed or removed. */
let wasPresent: boolean[] = [];

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const look = () => wasPresent.push(existsSync(at('index.html')));
  const writeFile: typeof real.writeFile = (file, ...rest) => {
    if (typeof file === 'string') written.push(file);
    return real.writeFile(file, ...rest);
  };
  return {
    ...real,
    writeFile,
    rename: (...names: Parameters<typeof real.rename>) => real.rename(...names).finally(look),
    rm: (...names: Parameters<typeof real.rm>) => real.rm(...names).finally(look),
  };
});

const PAGE = 'text '.repeat(200);

beforeEach(async () => {
  dist = folder.at('dist');
  await writeOutput(dist, 'index.html', PAGE);
  written = [];
  wasPresent = [];
});

it('writes a file atomically with its compressed versions', async () => {
  await writeOutput(dist, 'store/a.html', PAGE);
  expect(written).toHaveLength(3);
  expect(written.filter((file) => !file.endsWith('.tmp'))).toEqual([]);
  expect(readdirSync(at('store')).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
});

it('does not touch a file that is up to date', async () => {
  const { mtimeMs } = statSync(at('index.html'));
  await writeOutput(dist, 'index.html', PAGE);
  expect(written).toEqual([]);
  expect(statSync(at('index.html')).mtimeMs).toBe(mtimeMs);
});

it('replaces a file without a moment in which it is missing', async () => {
  await writeOutput(dist, 'index.html', `${PAGE}!`);
  expect(wasPresent.length).toBeGreaterThan(2);
  expect(wasPresent).not.toContain(false);
});

it('leaves no compressed version of an earlier file, also if it is interrupted', async () => {
  // A folder that blocks the path of the compressed file.
  rmSync(at('index.html.br'));
  mkdirSync(at(`index.html.br.${process.pid}.tmp`));
  await expect(writeOutput(dist, 'index.html', `${PAGE}!`)).rejects.toThrow();
  expect(readFileSync(at('index.html'), 'utf8')).toBe(`${PAGE}!`);
  expect(existsSync(at('index.html.br'))).toBe(false);
  expect(existsSync(at('index.html.gz'))).toBe(false);
});

it('copies a folder and removes all other files with their compressed versions', async () => {
  folder.put('source/site.json', PAGE);
  const files = await copyOutput(folder.at('source'), at('data'));
  await writeOutput(dist, 'old/deleted.html', PAGE);
  await removeOthers(dist, new Set(files.map((file) => `data/${file}`)));
  const left = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(left.filter((file) => path.extname(file)).sort()).toEqual(
    ['data/site.json', 'data/site.json.br', 'data/site.json.gz'].map(path.normalize),
  );
});

it('does not write outside of the folder', async () => {
  await expect(writeOutput(dist, '../outside.html', PAGE)).rejects.toThrow(/outside/);
});
