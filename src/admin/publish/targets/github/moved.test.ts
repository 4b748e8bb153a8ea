import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BRANCH, gitFetch, TOKEN } from '../../../../../tests/helpers/git/gitFetch';
import { createGitFixture, NOW, siteBundle } from '../../../../../tests/helpers/git/gitFixture';
import { takeViolations } from '../../../../../tests/helpers/git/githubOpenApi';
import { memoryStorage } from '../../../../../tests/helpers/storage/memoryStorage';
import { githubClient } from './client';
import { commitBundle } from './commit';
import { toFailure } from './githubError';
import { publishErrorMessage } from './messages';
import { readHead } from './repository';

const UPLOAD = `media/uploads/${'a'.repeat(64)}.webp`;
const bundle = () => siteBundle([{ file: UPLOAD, blob: new Blob(['a picture']) }]);
const explained = (error: unknown) => publishErrorMessage(toFailure(error), BRANCH);

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(takeViolations()).toEqual([]);
});

it('A branch that is deleted at any request of a publication is named, and nothing is lost', async () => {
  const { asked, publish: publishAll } = await createGitFixture();
  await publishAll(await bundle());
  for (let request = 0; request < asked.length; request += 1) {
    window.localStorage.clear();
    const { memory, publish, site } = await createGitFixture();
    let count = 0;
    const publishing = publish(await bundle(), (_asked, answer) => {
      if (count++ === request) memory.isDeleted = true;
      return answer();
    });
    const text = await publishing.catch(explained);
    expect(text).toMatch(/^Branch “main” of slate\/website was not found\. Check that/);
    expect(text).toContain('Your changes are still saved in this browser. You can also download');
    memory.isDeleted = false;
    expect(memory.history()).toHaveLength(1);
    expect(await publish(await bundle())).toMatchObject({ kind: 'published' });
    expect(site()).toContain('Slate & Sons');
  }
});

it('A repository that was renamed is not found if a redirect turns a POST into a GET', async () => {
  const { memory } = await createGitFixture();
  const host = gitFetch(memory);
  const deps = {
    // Like a browser after status 301. It sends all other requests of this publication to the new name.
    fetch: (input: string | URL | Request, init: RequestInit = {}) =>
      host(input, init.method === 'POST' ? { ...init, method: 'GET', body: undefined } : init),
    wait: async () => undefined,
    now: () => NOW,
    random: () => 0.5,
    onLimit: () => undefined,
  };
  const client = githubClient(BRANCH, TOKEN, deps, new AbortController().signal);
  const { dataTree } = await readHead(client);
  const text = await commitBundle(client, await bundle(), dataTree).catch(explained);
  expect(text).toMatch(/^Branch “main” of slate\/website was not found\. Check that/);
  expect(memory.history()).toHaveLength(1);
  // GitHub has no such requests.
  expect(takeViolations()).not.toEqual([]);
});
