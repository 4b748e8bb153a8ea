import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BRANCH, errorResponse, gitFetch, TOKEN } from '../../../../../tests/helpers/git/gitFetch';
import { publication, siteMemory, useBrowser } from '../../../../../tests/helpers/git/storeFixture';
import { connect, disconnect, tabState } from './tabState';
import { githubTarget } from './target';

const RUNS = /\/actions\/runs$/;

useBrowser();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => disconnect());

async function published(status = 200) {
  const memory = siteMemory();
  let asked = 0;
  vi.stubGlobal(
    'fetch',
    gitFetch(memory, (request, answer) => {
      if (!RUNS.test(request.path)) return answer();
      asked += 1;
      return status === 200 ? answer() : Promise.resolve(errorResponse(status));
    }),
  );
  connect({ token: TOKEN }, false);
  const target = githubTarget(BRANCH);
  await target.openStore?.()?.commit(memory.ref(), publication(), 'Published');
  const [commit = ''] = memory.history();
  return {
    async checkAfter(conclusion: string | null) {
      memory.runs = [{ commit, conclusion }];
      vi.setSystemTime(Date.now() + 15_000);
      return target.deploymentFailure?.(commit);
    },
    target,
    commit,
    count: () => asked,
  };
}

it.each(['failure', 'timed_out', 'startup_failure', 'action_required'])(
  'A run that ends with %s is reported with its page',
  async (conclusion) => {
    const { target, checkAfter } = await published();
    const failure = await checkAfter(conclusion);
    expect(failure).toMatchObject({ code: 'deployment', url: expect.stringContaining('/runs/') });
    expect(failure && target.explain(failure)).toMatch(
      /^The build or the deployment .* has failed\./,
    );
  },
);

it.each([null, 'success', 'cancelled', 'skipped'])(
  'A run that has the conclusion %s is no failure',
  async (conclusion) => {
    const { checkAfter } = await published();
    expect(await checkAfter(conclusion)).toBeUndefined();
  },
);

it('GitHub is asked at most every 15 s, and a run that was repeated successfully is no failure any more', async () => {
  const { target, commit, checkAfter, count } = await published();
  expect(await checkAfter('failure')).toBeDefined();
  await target.deploymentFailure?.(commit);
  expect(count()).toBe(1);
  expect(await checkAfter('success')).toBeUndefined();
});

it.each([403, 404])(
  'A token without the permission (%i) stays connected and is asked for once',
  async (status) => {
    const { checkAfter, count } = await published(status);
    expect(await checkAfter('failure')).toBeUndefined();
    expect(await checkAfter('failure')).toBeUndefined();
    expect(count()).toBe(1);
    expect(tabState().connection).toEqual({ token: TOKEN });
  },
);
