import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { listCatalogues } from '@/api/content/catalogue';
import { hangingFetch } from '../../../tests/helpers/component/timeLimits';
import { isCatalogueSaved, removeCatalogue, saveCatalogue } from './catalogueCopy';

const FILES = ['/data/products/index.json', '/media/a.avif'];
const ignore = () => undefined;

const lost = () => Promise.reject(new TypeError('lost'));
/** The sign-in page of a network. */
const portal = async () => new Response('<h1>', { headers: { 'Content-Type': 'text/html' } });

/** Answers with the build of the website, or otherwise for one path. */
function serve(build: string, path = '', instead: typeof hangingFetch = lost): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url === path) return instead(url, init);
    const isData = url.endsWith('version.json') || url.endsWith('.data.json');
    const data = { builtAt: build, files: FILES };
    const type = url.endsWith('.json') ? 'application/json' : 'image/avif';
    const file = () => new Response(build, { headers: { 'Content-Type': type } });
    return Promise.resolve(isData ? Response.json(data) : file());
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

it.each(FILES)('A page of a network instead of %s ends saving, and is not saved', async (path) => {
  serve('first');
  await saveCatalogue(ignore);
  serve('second', path, portal);
  await expect(saveCatalogue(ignore)).rejects.toThrow(path);
  expect(await saved()).toEqual(['first', 'first']);
});

it.each(FILES)('%s ends saving if it does not arrive in time', async (path) => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  serve('first', path, (url, init) => {
    queueMicrotask(() => limit.abort(new Error('late')));
    return hangingFetch(url, init);
  });
  await expect(saveCatalogue(ignore)).rejects.toThrow('late');
  expect(await listCatalogues()).toEqual([]);
});

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
