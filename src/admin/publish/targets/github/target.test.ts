import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BRANCH,
  errorResponse,
  gitFetch,
  TOKEN,
  type ResponseOverride,
} from '../../../../../tests/helpers/git/gitFetch';
import {
  publication,
  reasonOf,
  SITE_FILE,
  siteMemory,
  useBrowser,
} from '../../../../../tests/helpers/git/storeFixture';
import { storeProblem } from '../../../file-store/fileStore';
import { cancelRequests, connect, disconnect, tabState } from './tabState';
import { githubTarget } from './target';

const HOUR_MS = 3_600_000;

const answers: ResponseOverride = (_asked, answer) => answer();

function openTarget(token: string | null = TOKEN) {
  const memory = siteMemory();
  const asked: string[] = [];
  let between = answers;
  vi.stubGlobal(
    'fetch',
    gitFetch(memory, (request, answer) => {
      asked.push(`${request.method} ${request.path.split('/').slice(4).join('/')}`);
      return between(request, answer);
    }),
  );
  if (token !== null) connect({ token }, false);
  const target = githubTarget(BRANCH);
  const commit = async () => target.openStore?.()?.commit(memory.ref(), publication(), 'Published');
  return {
    memory,
    target,
    commit,
    interfere: (next: ResponseOverride) => void (between = next),
    count: (start: string) => asked.filter((line) => line.startsWith(start)).length,
  };
}

const refuse =
  (method: string, end: string, ...error: Parameters<typeof errorResponse>): ResponseOverride =>
  (asked, answer) =>
    asked.method === method && asked.path.endsWith(end)
      ? Promise.resolve(errorResponse(...error))
      : answer();

useBrowser();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => disconnect());

it('Without a token there is no store, and the messages ask for one', () => {
  const { target } = openTarget(null);
  expect(target.openStore?.()).toBeUndefined();
  expect(target.explain({ code: 'notConnected' })).toMatch(/^Enter a GitHub token below/);
  expect(target.history?.explain({ code: 'notConnected' })).toMatch(/^Connect to GitHub to load/);
});

describe('a rejected publication', () => {
  it.each([
    [401, 'POST', 'trees', undefined, /^GitHub rejected the token\..* still saved/],
    [403, 'POST', 'trees', undefined, /does not have the required access to slate\/website/],
    [
      404,
      'POST',
      'trees',
      undefined,
      /^Branch “main” of slate\/website was not found\. Check that/,
    ],
    [409, 'PATCH', 'main', { token: TOKEN }, /Refused with 409\. Nothing was published\. Your/],
  ])(
    'with %i removes a token that GitHub does not accept, and says what to do',
    async (status, method, end, connection, text) => {
      const { memory, target, commit, interfere } = openTarget();
      interfere(refuse(method, end, status));
      const problem = storeProblem(await commit().catch((error: unknown) => error));
      expect(target.explain(problem)).toMatch(text);
      expect(tabState().connection).toEqual(connection);
      expect(memory.history()).toHaveLength(1);
      interfere(answers);
      connect({ token: TOKEN }, false);
      await commit();
      expect(memory.history()).toHaveLength(2);
    },
  );

  it('without a response says that it can be repeated', () => {
    expect(openTarget().target.explain({ code: 'offline' })).toMatch(
      /^GitHub did not respond\..*Try again\. Data that GitHub already has is not sent twice\./,
    );
  });
});

it('Only a rejected token is removed by the history, whose reason stays until there is another one', async () => {
  const { target, interfere } = openTarget();
  const read = (page = 1) => target.openStore?.()?.log(page) ?? Promise.resolve([]);
  interfere(refuse('GET', 'commits', 404));
  expect(await reasonOf(read())).toBe('missing');
  expect(tabState().connection).toBeDefined();
  interfere(refuse('GET', 'commits', 401));
  expect(await reasonOf(read())).toBe('token');
  expect(target.openStore?.()).toBeUndefined();
  expect(target.history?.explain({ code: 'notConnected' })).toMatch(/^GitHub rejected the token\./);
  interfere(answers);
  const notified = vi.fn();
  const unsubscribe = target.history?.subscribe?.(notified);
  connect({ token: TOKEN }, false);
  expect(notified).toHaveBeenCalledOnce();
  unsubscribe?.();
  expect(await read()).toMatchObject([{ message: 'First' }]);
});

it('A publication that waits for the rate limit can be cancelled, and continues without uploading images again', async () => {
  const { memory, target, commit, interfere, count } = openTarget();
  const reset = String((Date.now() + HOUR_MS) / 1000);
  const limit = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  interfere(refuse('POST', 'trees', 403, limit));
  const cancelled = commit().catch(storeProblem);
  await vi.waitFor(() => expect(tabState().limitedUntil).toBeGreaterThan(Date.now()));
  cancelRequests();
  expect(await cancelled).toEqual({ code: 'cancelled' });
  expect(target.explain({ code: 'cancelled' })).toMatch(/^Publishing was cancelled\./);
  expect(tabState().limitedUntil).toBeUndefined();

  const resumed = commit();
  await vi.waitFor(() => expect(tabState().limitedUntil).toBeDefined());
  interfere(answers);
  await vi.advanceTimersByTimeAsync(HOUR_MS + 2000);
  await resumed;
  expect(memory.textsOf()[SITE_FILE]).toBe('new');
  expect(tabState().limitedUntil).toBeUndefined();
  expect(count('POST git/blobs')).toBe(1);
  expect(count('PATCH')).toBe(1);
  expect(memory.history()).toHaveLength(2);
});
