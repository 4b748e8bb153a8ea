import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { listCatalogues } from '@/api/content/catalogue';
import { isCatalogueSaved, removeCatalogue, saveCatalogue } from './catalogueCopy';

const FILES = ['/data/products/index.json', '/media/a.avif'];
const ignore = () => undefined;

/** Answers with the build of the website, or fails for one path. */
function serve(build: string, missing = ''): void {
  vi.stubGlobal('fetch', (url: string) => {
    if (url === missing) return Promise.reject(new TypeError('lost'));
    const isData = url.endsWith('version.json') || url.endsWith('.data.json');
    const data = { builtAt: build, files: FILES };
    return Promise.resolve(isData ? Response.json(data) : new Response(build));
  });
}

const saved = () =>
  Promise.all(FILES.map(async (url) => (await caches.match(url))?.text() ?? 'nothing'));

beforeEach(removeCatalogue);
afterAll(removeCatalogue);

it('A catalogue replaces the one that was saved before', async () => {
  const others = await caches.keys();
  for (const build of ['first', 'second']) {
    serve(build);
    await saveCatalogue(ignore);
    expect(await saved()).toEqual([build, build]);
  }
  expect(await isCatalogueSaved()).toBe(true);
  expect(await caches.keys()).toHaveLength(others.length + 1);
});

it.each(['', ...FILES])(
  'What was saved before stays whole while another one is saved, and if %j of it fails',
  async (missing) => {
    serve('first');
    await saveCatalogue(ignore);
    serve('second', missing);
    const seen: string[][] = [];
    const put = Cache.prototype.put;
    vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (this: Cache, ...entry) {
      await put.apply(this, entry);
      seen.push(await saved());
    });
    await saveCatalogue(ignore).catch(ignore);
    for (const texts of seen) expect(texts).toEqual(['first', 'first']);
    if (missing) expect(await saved()).toEqual(['first', 'first']);
    else expect(seen).toHaveLength(FILES.length + 1);
    expect(await listCatalogues()).toHaveLength(1);
  },
);

it('Of two saves at the same time, a whole catalogue stays', async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  serve('first');
  const fetchFirst = fetch;
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === FILES[1]) await new Promise<void>((resolve) => held.push(resolve));
    return fetchFirst(url);
  });
  const first = saveCatalogue(ignore);
  await expect.poll(() => held).toHaveLength(1);
  serve('second');
  // Waiting has advanced the clock.
  vi.setSystemTime(now);
  await saveCatalogue(ignore);
  held[0]?.();
  await first;
  expect(await saved()).toEqual(['second', 'second']);
  expect(await isCatalogueSaved()).toBe(true);
});

it('A catalogue that was only begun does not count as saved, and the next one removes it', async () => {
  await (await caches.open('catalogue-1')).put(FILES[0] ?? '', new Response('begun'));
  expect(await isCatalogueSaved()).toBe(false);
  serve('second');
  await saveCatalogue(ignore);
  expect(await saved()).toEqual(['second', 'second']);
});

it('A catalogue of an earlier version of the website is still found', async () => {
  await (await caches.open('catalogue')).put(FILES[0] ?? '', new Response('earlier'));
  expect(await isCatalogueSaved()).toBe(true);
});
