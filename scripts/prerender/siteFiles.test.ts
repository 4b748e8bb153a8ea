import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSite } from '../../src/domain/site/site';
import { BUILD_ID_PLACEHOLDER, writeSiteFiles } from './siteFiles';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes a build of one page and one file of data, and gives what it is called. */
async function built(dist: string, page: string, data = '{}') {
  await mkdir(path.join(dist, 'data'), { recursive: true });
  await writeFile(path.join(dist, 'data/site.json'), data);
  await writeFile(path.join(dist, 'index.html'), `<html ${BUILD_ID_PLACEHOLDER}>${page}</html>`);
  const site = parseSite({ brand: {} }).value;
  const job = { dist, content: 'c', siteUrl: '', site, paths: ['/'], builtAt: '' };
  return (await writeSiteFiles(job)).build;
}

for (const name of ['dist', 'data/project/dist'])
  it(`A build is called after its pages and not after its content, also in ${name}`, async () => {
    const dist = path.join(folder, name);
    const first = await built(dist, 'One');
    expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toContain(
      `data-build="${first}"`,
    );
    expect(await built(dist, 'One', '{"other":1}')).toBe(first);
    expect(await built(dist, 'Two')).not.toBe(first);
  });
