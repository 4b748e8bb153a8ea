import { describe, expect, it, vi } from 'vitest';
import { hangingFetch, withOwnClock } from '../../../../tests/helpers/component/timeLimits';
import { findMissingPictures, waitUntilVisible } from './visibility';

withOwnClock();

const nothing = () => Promise.resolve(undefined);

it('A website that does not respond is abandoned after a timeout', async () => {
  vi.stubGlobal('fetch', hangingFetch);
  const begun = Date.now();
  const waiting = waitUntilVisible('abc', nothing).then((result) => [result, Date.now() - begun]);
  await vi.advanceTimersByTimeAsync(200_000);
  const [result, ms] = await Promise.race([waiting, Promise.resolve([])]);
  expect(result).toBe('slow');
  expect(ms).toBeLessThanOrEqual(191_000);
});

it.each([-3_600_000, 3_600_000])(
  'A website that stays old is polled for three minutes, even if the clock jumps by %i ms',
  async (jump) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: 'old' })));
    const settled = vi.fn();
    void waitUntilVisible('abc', nothing).then(settled);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.setSystemTime(Date.now() + jump);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(settled).toHaveBeenCalledWith('slow');
  },
);

it('A content is visible as soon as the website reports its version', async () => {
  const responses = ['old', 'old', 'abc'];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: responses.shift() })));
  const waiting = waitUntilVisible('abc', nothing);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting).toBe('visible');
  expect(responses).toEqual([]);
});

function website(files: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (!(path in files)) return new Response(null, { status: 404 });
    return Response.json(files[path]);
  });
}

describe('images of an earlier publication', () => {
  it('are missing if neither the list of images nor the website has them', async () => {
    const manifest = { '/media/a.webp': {}, '/media/b.webp': {} };
    website({ '/media/manifest.json': manifest, '/media/logo.svg': {} });
    const paths = ['/media/a.webp', '/media/logo.svg', '/media/gone.webp'];
    expect(await findMissingPictures(paths)).toEqual(['/media/gone.webp']);
  });

  it('are not reported as missing if their state is unknown', async () => {
    website({});
    expect(await findMissingPictures(['/media/a.webp'])).toEqual([]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
    expect(await findMissingPictures(['/media/a.webp'])).toEqual([]);
  });

  it('are not reported as missing if the website does not respond', async () => {
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path.endsWith('.json')
        ? Promise.resolve(Response.json({ '/media/a.webp': {} }))
        : hangingFetch(path, init),
    );
    const reading = findMissingPictures(['/media/gone.webp']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await Promise.race([reading, Promise.resolve('still waiting')])).toEqual([]);
  });
});
