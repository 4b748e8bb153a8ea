import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSite } from '../../src/domain/site/schema';
import { BUILD_ID_PLACEHOLDER, writeSiteFiles, writeVersion } from '../prerender/siteFiles';
import { compressFolder } from './compress';

const { mkdir, mkdtemp, readdir, readFile, rm } = fs;

/** Paths passed to `writeFile`. */
let written: string[] = [];
let dist: string;

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const writeFile: typeof real.writeFile = (file, ...rest) => {
    if (typeof file === 'string') written.push(file);
    return real.writeFile(file, ...rest);
  };
  return { ...real, writeFile };
});

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'atomic-'));
  await mkdir(path.join(dist, 'data'));
  await fs.writeFile(
    path.join(dist, 'index.html'),
    `<html ${BUILD_ID_PLACEHOLDER}>${'text '.repeat(200)}`,
  );
  written = [];
});

afterEach(() => rm(dist, { recursive: true }));

it('writes all files atomically, so that a server never serves incomplete files during a build', async () => {
  const site = parseSite({ brand: {} }).value;
  const job = { dist, content: 'c', siteUrl: '', site, paths: ['/'], builtAt: '' };
  await writeVersion(dist, await writeSiteFiles(job));
  await compressFolder(dist, 'best');
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((file) => !file.endsWith('.tmp'))).toEqual([]);
  const names = await readdir(dist, { recursive: true });
  expect(names).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz', '_headers']));
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(await readFile(path.join(dist, 'index.html'), 'utf8')).not.toContain(BUILD_ID_PLACEHOLDER);
});
