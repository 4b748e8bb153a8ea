import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BRANCH,
  errorResponse,
  gitFetch,
  TOKEN,
  type ResponseOverride,
} from '../../../../../tests/helpers/git/gitFetch';
import {
  pictureBundle,
  siteBundle,
  siteRepository,
  useBrowser,
} from '../../../../../tests/helpers/git/gitFixture';
import type { PublishOutcome } from '../../publishTarget';
import { cancelRequests } from './browserDeps';
import { connect, disconnect, tabState, updateTabState } from './tabState';
import { fetchRepositoryInfo } from './repositoryInfo';
import { githubTarget } from './target';

const HOUR_MS = 3_600_000;

const answers: ResponseOverride = (_asked, answer) => answer();

/** Returns a connected target of a repository whose responses can be replaced. */
async function connectedTarget() {
  const memory = siteRepository();
  const asked: string[] = [];
  let between = answers;
  vi.stubGlobal(
    'fetch',
    gitFetch(memory, (request, answer) => {
      asked.push(`${request.method} ${request.path.split('/').slice(4).join('/')}`);
      return between(request, answer);
    }),
  );
  connect({ token: TOKEN }, false);
  const target = githubTarget(BRANCH);
  await target.ahead?.();
  return {
    memory,
    target,
    /** Replaces the responses from now on. */
    interfere: (next: ResponseOverride) => void (between = next),
    count: (start: string) => asked.filter((line) => line.startsWith(start)).length,
  };
}

/** Responds to requests of one kind with an error. */
const refuse =
  (method: string, end: string, ...error: Parameters<typeof errorResponse>): ResponseOverride =>
  (asked, answer) =>
    asked.method === method && asked.path.endsWith(end)
      ? Promise.resolve(errorResponse(...error))
      : answer();

/** Advances the time until a publication ends. */
async function ended(publishing: Promise<PublishOutcome>): Promise<PublishOutcome> {
  for (;;) {
    const passing = vi.advanceTimersByTimeAsync(1000).then(() => undefined);
    const outcome = await Promise.race([publishing, passing]);
    if (outcome) return outcome;
  }
}

useBrowser();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  disconnect();
  updateTabState({ lastCommit: undefined });
});

describe('a rejected publication', () => {
  it.each([
    [401, 'POST', 'trees', 'token', undefined],
    [403, 'POST', 'trees', 'permission', undefined],
    [409, 'PATCH', 'main', 'rejected', { token: TOKEN }],
  ])(
    'with %i changes nothing, and removes a token that GitHub does not accept',
    async (status, method, end, code, connection) => {
      const { memory, target, interfere } = await connectedTarget();
      interfere(refuse(method, end, status));
      const outcome = await target.publish(await siteBundle());
      expect(outcome).toMatchObject({ kind: 'failed', failure: { code } });
      expect(tabState().connection).toEqual(connection);
      expect(memory.history()).toHaveLength(1);
      interfere(answers);
      connect({ token: TOKEN }, false);
      expect(await target.publish(await siteBundle())).toMatchObject({ kind: 'published' });
      expect(memory.history()).toHaveLength(2);
    },
  );

  it('is reported before anything is sent if the branch cannot be read', async () => {
    const { target, interfere } = await connectedTarget();
    interfere(refuse('GET', 'main', 409));
    expect(await target.ahead?.()).toMatchObject({ code: 'rejected' });
    interfere(answers);
    expect(await target.ahead?.()).toHaveProperty('read');
  });
});

it('A publication that waits for the rate limit can be cancelled, and resumes without uploading images again', async () => {
  const { memory, target, interfere, count } = await connectedTarget();
  const reset = String((Date.now() + HOUR_MS) / 1000);
  const limit = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  interfere(refuse('POST', 'trees', 403, limit));
  const bundle = await pictureBundle();
  const cancelled = target.publish(bundle);
  await vi.waitFor(() => expect(tabState().limitedUntil).toBeGreaterThan(Date.now()));
  cancelRequests();
  expect(await cancelled).toEqual({ kind: 'failed', failure: { code: 'cancelled' } });
  expect(tabState().limitedUntil).toBeUndefined();

  const resumed = target.publish(bundle);
  await vi.waitFor(() => expect(tabState().limitedUntil).toBeDefined());
  interfere(answers);
  await vi.advanceTimersByTimeAsync(HOUR_MS + 2000);
  expect(await resumed).toMatchObject({ kind: 'published' });
  expect(tabState().limitedUntil).toBeUndefined();
  expect(count('POST git/blobs')).toBe(1);
  expect(count('PATCH')).toBe(1);
  expect(memory.history()).toHaveLength(2);
});

describe('a publication whose tab is closed', () => {
  it.each([
    ['before the branch has moved', false, 'unpublished', 1],
    ['after the branch has moved', true, 'published', 2],
  ])('%s is recognised by the next tab', async (_when, isMoved, interrupted, commits) => {
    const { memory, target, interfere } = await connectedTarget();
    let isClosed = false;
    interfere(async (asked, answer) => {
      if (asked.method === 'PATCH') {
        isClosed = true;
        if (isMoved) await answer();
      }
      if (isClosed) throw new TypeError('Failed to fetch');
      return answer();
    });
    const outcome = await ended(target.publish(await siteBundle()));
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'lost' } });
    expect(memory.history()).toHaveLength(commits);
    interfere(answers);
    expect(await fetchRepositoryInfo(BRANCH, TOKEN)).toMatchObject({ interrupted });
  });

  it('is not published again if the branch already contains its changes', async () => {
    const { memory, target } = await connectedTarget();
    await target.publish(await siteBundle());
    await target.ahead?.();
    // The drafts equal the content of the branch, so no file is left to write.
    const again = await target.publish({ files: [], pictures: [], changes: [] });
    expect(again).toMatchObject({ kind: 'published', id: memory.history()[0] });
    expect(memory.history()).toHaveLength(2);
  });
});
