import { mkdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useFolder } from '../folderFixture';
import { parseSite } from '../../src/domain/site/schema';
import { folderContentHash, siteFiles, VERSION_FILE, writeVersion } from './siteFiles';

const { at, put } = useFolder();
const version = { build: 'b', content: 'c', builtAt: '2026-01-01T00:00:00.000Z' };
const later = { ...version, builtAt: '2026-01-02T00:00:00.000Z' };

const readVersion = () => JSON.parse(readFileSync(at(VERSION_FILE), 'utf8')) as unknown;

it('keeps the version file, with its time, if build and content are the same', async () => {
  put(VERSION_FILE, `${JSON.stringify(version)}\n`);
  await writeVersion(at(), later);
  expect(readVersion()).toEqual(version);
});

it.each([
  { build: 'b2' },
  { content: 'c2' },
  { hasAvailability: true as const },
  { hasRental: true as const },
])('replaces it if it differs by %o', async (change) => {
  put(VERSION_FILE, `${JSON.stringify(version)}\n`);
  await writeVersion(at(), { ...later, ...change });
  expect(readVersion()).toEqual({ ...later, ...change });
});

it.each(['', '{', '"builtAt":"x"'])('replaces a damaged file: %s', async (text) => {
  put(VERSION_FILE, text);
  await writeVersion(at(), version);
  expect(readVersion()).toEqual(version);
});

it('rejects a folder without content, from which a build would remove everything', async () => {
  mkdirSync(at('data'));
  for (const name of ['data', 'none'])
    await expect(folderContentHash(at(name))).rejects.toThrow(/no content/);
});

it('names the sitemap by its absolute URL, and has none if the URL of the site is not known', () => {
  const site = parseSite({ brand: { name: 'A', logo: '' } }).value;
  const files = siteFiles('https://example.com', site, ['/store']);
  expect(files['sitemap.xml']).toContain('<loc>https://example.com/store</loc>');
  expect(files['robots.txt']).toMatch(/^Sitemap: https:\/\/example.com\/sitemap.xml$/m);
  const relative = siteFiles('', site, ['/store']);
  expect(relative).not.toHaveProperty(['sitemap.xml']);
  expect(relative['robots.txt']).toBe('User-agent: *\nDisallow: /admin\nDisallow: /preview\n');
});
