import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSite } from '../../src/domain/site/schema';
import { BUILD_ID_PLACEHOLDER, writeSiteFiles } from './siteFiles';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes a build with one page and one data file, and returns its build id. */
async function writeBuild(dist: string, page: string, data = '{}') {
  await mkdir(path.join(dist, 'data'), { recursive: true });
  await writeFile(path.join(dist, 'data/site.json'), data);
  await writeFile(path.join(dist, 'index.html'), `<html ${BUILD_ID_PLACEHOLDER}>${page}</html>`);
  const site = parseSite({ brand: {} }).value;
  const job = { dist, content: 'c', siteUrl: '', site, paths: ['/'], builtAt: '' };
  return (await writeSiteFiles(job)).build;
}

for (const name of ['dist', 'data/project/dist'])
  it(`derives the build id from pages and not from content, also in ${name}`, async () => {
    const dist = path.join(folder, name);
    const first = await writeBuild(dist, 'One');
    expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toContain(
      `data-build="${first}"`,
    );
    expect(await writeBuild(dist, 'One', '{"other":1}')).toBe(first);
    expect(await writeBuild(dist, 'Two')).not.toBe(first);
  });
