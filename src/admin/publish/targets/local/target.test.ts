import { expect, it, vi } from 'vitest';
import { storeProblem } from '../../../file-store/fileStore';
import { hangingFetch, withOwnClock } from '../../../../../tests/helpers/component/timeLimits';
import { localTarget } from './target';

withOwnClock();

const PAGE = '<head><meta name="publish-token" content="a-token"></head>';
const OFFLINE = { code: 'offline' } as const;

async function within<T>(asked: Promise<T>): Promise<T | 'still waiting'> {
  await vi.advanceTimersByTimeAsync(10_000);
  return Promise.race([asked, Promise.resolve('still waiting' as const)]);
}

it('An unresponsive local server is reported', async () => {
  vi.stubGlobal('fetch', hangingFetch);
  const asked = localTarget.openStore?.()?.snapshot();
  expect(await within(Promise.resolve(asked).catch(storeProblem))).toMatchObject(OFFLINE);
});

it('An unreachable local server is a failed deployment, and a slow one is not', async () => {
  const asked = () => within(localTarget.deploymentFailure?.('') ?? Promise.resolve(undefined));
  vi.stubGlobal('fetch', hangingFetch);
  expect(await asked()).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await asked()).toEqual(OFFLINE);
});

it('Pages that could not be rebuilt are retried, and the reason is reported until they are', async () => {
  const asked: string[] = [];
  let reply: object = { rebuildError: 'No space left.' };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${address}`);
    return address.startsWith('/api') ? Response.json(reply) : new Response(PAGE);
  });
  await localTarget.retryDeployment?.();
  expect(asked.at(-1)).toBe('POST /api/publish/rebuild');
  expect(await localTarget.deploymentFailure?.()).toEqual({
    code: 'protected',
    words: 'No space left.',
  });
  reply = {};
  expect(await localTarget.deploymentFailure?.()).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await localTarget.retryDeployment?.()).toBeUndefined();
});
