import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeOldBuilds, storeSet, storeUpdate } from './builds';
import { CACHES, SAVED_BUILD } from './savedResponse';

const SHELL = ['/assets/one.js', '/assets/two.js'];
const manifest = { build: 'new', shell: SHELL, office: [] };

const SCRIPT = { headers: { 'Content-Type': 'text/javascript' } };
/** The sign-in page of a network. */
const PAGE = { headers: { 'Content-Type': 'text/html' } };

const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

async function clear(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

async function saveEarlier(files: readonly string[]): Promise<void> {
  const shell = await caches.open('shell-old');
  for (const url of files) await shell.put(url, new Response(url, SCRIPT));
  await (await caches.open(CACHES.pictures)).put('/media/a.avif', new Response('a'));
}

const savedOf = async (name: string) => (await (await caches.open(name)).keys()).length;

function answer(init: ResponseInit): void {
  vi.spyOn(Cache.prototype, 'addAll').mockImplementation(async function (this: Cache, urls) {
    for (const url of urls) await this.put(url, new Response('answer', init));
  });
}

beforeEach(clear);

afterEach(async () => {
  await clear();
});

it('An update without any space is installed, keeps the files of the build before, and none of its own', async () => {
  await saveEarlier(SHELL);
  const put = Cache.prototype.put;
  // The second file does not fit any more.
  vi.spyOn(Cache.prototype, 'put').mockImplementation(function (this: Cache, ...entry) {
    return entry[0] === SHELL[1] ? full() : put.apply(this, entry);
  });
  await storeUpdate(manifest);
  expect(await caches.has('shell-new')).toBe(false);
  expect(await savedOf('shell-old')).toBe(SHELL.length);
});

it('An update for which there is space without the saved images is stored whole', async () => {
  await saveEarlier(SHELL);
  const put = Cache.prototype.put;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (this: Cache, ...entry) {
    return (await caches.has(CACHES.pictures)) ? full() : put.apply(this, entry);
  });
  await storeUpdate(manifest);
  expect(await savedOf('shell-new')).toBe(SHELL.length);
});

it('Files that a worker has begun to store before it was ended are completed at the next visit', async () => {
  await (await caches.open('shell-new')).put(SHELL[0] ?? '', new Response('begun', SCRIPT));
  answer(SCRIPT);
  await storeSet('shell', manifest);
  expect(await savedOf('shell-new')).toBe(SHELL.length);
});

it('Nothing is stored ahead where a network answers with its own page, and the next visit stores the files', async () => {
  answer(PAGE);
  await expect(storeSet('shell', manifest)).rejects.toThrow(TypeError);
  expect(await caches.keys()).toEqual([]);
  answer(SCRIPT);
  await storeSet('shell', manifest);
  expect(await savedOf('shell-new')).toBe(SHELL.length);
});

it('A page that an earlier worker has stored as a script is replaced, and not taken over by an update', async () => {
  for (const name of ['shell-old', 'shell-new'])
    await (await caches.open(name)).put(SHELL[0] ?? '', new Response('page', PAGE));
  answer(SCRIPT);
  await storeUpdate(manifest);
  const stored = await (await caches.open('shell-new')).matchAll();
  expect(stored.map(({ headers }) => headers.get('Content-Type'))).toEqual(
    SHELL.map(() => 'text/javascript'),
  );
  const found = await caches.match(SHELL[0] ?? '');
  expect(found?.headers.get('Content-Type')).toBe('text/javascript');
});

it('A first visit without space stores nothing ahead', async () => {
  vi.spyOn(Cache.prototype, 'addAll').mockImplementation(full);
  await storeSet('shell', manifest);
  expect(await caches.keys()).toEqual([]);
});

it('An update of which a file is missing on the website is not installed, and leaves nothing', async () => {
  await saveEarlier(SHELL.slice(0, 1));
  vi.spyOn(Cache.prototype, 'addAll').mockRejectedValue(new TypeError('404'));
  await expect(storeUpdate(manifest)).rejects.toThrow(TypeError);
  expect(await caches.has('shell-new')).toBe(false);
});

it('The files and saved pages of builds are removed, except of this one and of the one before', async () => {
  const pages = await caches.open(CACHES.pages);
  for (const build of ['oldest', 'old', 'new']) {
    await caches.open(`shell-${build}`);
    await pages.put(`/${build}`, new Response('', { headers: { [SAVED_BUILD]: build } }));
  }
  await removeOldBuilds(manifest);
  expect(await caches.keys()).toEqual([CACHES.pages, 'shell-old', 'shell-new']);
  const saved = (await pages.keys()).map(({ url }) => new URL(url).pathname);
  expect(saved).toEqual(['/old', '/new']);
});
