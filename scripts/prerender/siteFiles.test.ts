import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderContentHash, VERSION_FILE, writeVersion } from './siteFiles';

let dist: string;
const version = { build: 'b', content: 'c', builtAt: '2026-01-01T00:00:00.000Z' };
const later = '2026-01-02T00:00:00.000Z';

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'site-files-'));
  await mkdir(path.join(dist, 'data'));
});

afterEach(() => rm(dist, { recursive: true }));

const readVersion = async () =>
  JSON.parse(await readFile(path.join(dist, VERSION_FILE), 'utf8')) as typeof version;

it('keeps the version file, with its time, if build and content are the same', async () => {
  await writeVersion(dist, version);
  await writeVersion(dist, { ...version, builtAt: later });
  expect(await readVersion()).toEqual(version);
});

it.each([{ build: 'b2' }, { content: 'c2' }, { hasAvailability: true as const }])(
  'replaces it if it differs by %o',
  async (change) => {
    await writeVersion(dist, version);
    await writeVersion(dist, { ...version, ...change, builtAt: later });
    expect(await readVersion()).toEqual({ ...version, ...change, builtAt: later });
  },
);

it.each(['', '{', '"builtAt":"x"'])('replaces a damaged file: %s', async (text) => {
  await writeFile(path.join(dist, VERSION_FILE), text);
  await writeVersion(dist, version);
  expect(await readVersion()).toEqual(version);
});

it('rejects a folder without content, from which a build would remove everything', async () => {
  await expect(folderContentHash(path.join(dist, 'data'))).rejects.toThrow(/no content/);
  await expect(folderContentHash(path.join(dist, 'none'))).rejects.toThrow(/no content/);
});
