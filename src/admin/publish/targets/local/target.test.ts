import { expect, it, vi } from 'vitest';
import { hangingFetch, withOwnClock } from '../../../../../tests/helpers/component/timeLimits';
import { fetchLocalState } from './server';
import { localTarget } from './target';

withOwnClock();

const BUNDLE = { files: [], pictures: [], changes: [] };
const PAGE = '<head><meta name="publish-token" content="a-token"></head>';
const UNREACHABLE = { code: 'unreachable' } as const;

/** Resolves to the result if there is one within ten seconds. */
async function within<T>(asked: Promise<T>): Promise<T | 'still waiting'> {
  await vi.advanceTimersByTimeAsync(10_000);
  return Promise.race([asked, Promise.resolve('still waiting' as const)]);
}

it('An unresponsive local server is reported, and nothing is sent to it', async () => {
  vi.stubGlobal('fetch', hangingFetch);
  const reply = await within(localTarget.publish(BUNDLE));
  expect(reply).toEqual({ kind: 'failed', failure: UNREACHABLE });
});

it('A publication contains the token that the local server adds to its page', async () => {
  const asked = vi.fn(async (url: string, _init: RequestInit) =>
    url === '/api/publish' ? Response.json({ content: 'hash' }) : new Response(PAGE),
  );
  vi.stubGlobal('fetch', asked);
  const files = [{ path: 'site.json', json: { large: Infinity }, was: null }];
  const sent = { ...BUNDLE, files };
  expect(await localTarget.publish(sent)).toEqual({ kind: 'published', content: 'hash' });
  const { headers, body } = asked.mock.lastCall?.[1] ?? {};
  expect(headers).toMatchObject({ 'X-Publish-Token': 'a-token' });
  // A number such as 1e400 is not replaced by null.
  expect(JSON.parse(body as string)).toMatchObject({ files });
});

it('A page without a token is reported as opened on another computer', async () => {
  vi.stubGlobal('fetch', async () => new Response('<head></head>'));
  expect(await localTarget.publish(BUNDLE)).toEqual({
    kind: 'failed',
    failure: { code: 'wrongHost' },
  });
});

it('An unreachable local server is a failed deployment, and a slow one is not', async () => {
  const asked = () => within(localTarget.deploymentFailure?.() ?? Promise.resolve(undefined));
  vi.stubGlobal('fetch', hangingFetch);
  expect(await asked()).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await asked()).toEqual(UNREACHABLE);
});

it('Pages that could not be rebuilt are retried, and the reason of a failure is reported', async () => {
  const asked: string[] = [];
  let reply: object = { rebuildError: 'No space left.', notes: [] };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${address}`);
    return address.startsWith('/api') ? Response.json(reply) : new Response(PAGE);
  });
  expect(await localTarget.retryDeployment?.()).toEqual({
    code: 'serverError',
    message: 'No space left.',
  });
  expect(asked.at(-1)).toBe('POST /api/publish/rebuild');
  reply = { notes: [] };
  expect(await localTarget.retryDeployment?.()).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await localTarget.retryDeployment?.()).toEqual(UNREACHABLE);
});

it('A server that does not report its state counts as having no problems', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Forbidden' })));
  expect(await fetchLocalState()).toEqual({ notes: [] });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ notes: ['Look'] })));
  expect(await fetchLocalState()).toEqual({ notes: ['Look'] });
});
