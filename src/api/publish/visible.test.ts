import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeTimeLimits, hangingFetch } from '../../../tests/helpers/timeLimits';
import { NOT_YET, publishedPictures, whenVisible } from './visible';

beforeEach(() => {
  vi.useFakeTimers();
  fakeTimeLimits();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nothing = () => Promise.resolve(undefined);

it('A website that never answers is given up by the clock', async () => {
  vi.stubGlobal('fetch', hangingFetch);
  const begun = Date.now();
  const waiting = whenVisible('abc', nothing).then((result) => [result, Date.now() - begun]);
  await vi.advanceTimersByTimeAsync(200_000);
  const [result, ms] = await Promise.race([waiting, Promise.resolve([])]);
  expect(result).toEqual({ reason: NOT_YET });
  expect(ms).toBeLessThanOrEqual(191_000);
});

it('A list of pictures that never arrives is none', async () => {
  vi.stubGlobal('fetch', hangingFetch);
  const reading = publishedPictures();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.race([reading, Promise.resolve('still waiting')])).toEqual(new Set());
});

it('A content is visible once the version of the website says so', async () => {
  const said = ['old', 'old', 'abc'];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: said.shift() })));
  const waiting = whenVisible('abc', nothing);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting).toBe('visible');
  expect(said).toEqual([]);
});
