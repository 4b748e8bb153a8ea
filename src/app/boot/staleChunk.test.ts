import { beforeEach, expect, it, vi } from 'vitest';
import { hangingFetch, withOwnClock } from '../../../tests/helpers/component/timeLimits';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';

/** Maximum time in ms until a visitor sees whether a page can be loaded. */
const TIME_LIMIT_MS = 5000;

const reload = vi.fn();

const publish = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const publishBuild = (build: string) => publish(JSON.stringify({ build }));

async function staysAfterCheck(): Promise<boolean> {
  // A page that is being reloaded never ends its check.
  vi.resetModules();
  const { reloadIfStale } = await import('./staleChunk');
  const check = reloadIfStale(reload).then(() => true);
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  return Promise.race([check, Promise.resolve(false)]);
}

withOwnClock();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'own' } } });
  vi.stubGlobal('window', { sessionStorage: memoryStorage() });
});

it.each([
  ['of the same build', () => publishBuild('own')],
  ['that is missing', () => publish('Not found', 404)],
  ['that is cut off', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed')))],
  ['that is a page of a portal', () => publish('<!doctype html><h1>Free Wi-Fi</h1>')],
  ['with an invalid build', () => publish('{"build":7}')],
  ['without anything', () => publish('null')],
  ['that never arrives', () => vi.stubGlobal('fetch', hangingFetch)],
])('A page is not reloaded for a version file %s', async (_what, stub) => {
  stub();
  expect(await staysAfterCheck()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('A page of an older build is reloaded once for each build', async () => {
  publishBuild('newer');
  expect(await staysAfterCheck()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await staysAfterCheck()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  publishBuild('newest');
  expect(await staysAfterCheck()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('A page is not reloaded without storage, which would repeat', async () => {
  publishBuild('newer');
  vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await staysAfterCheck()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
