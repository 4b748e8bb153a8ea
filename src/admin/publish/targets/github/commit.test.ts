import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublishablePath } from '@/domain/content/publishFiles';
import {
  BRANCH,
  errorResponse,
  gitFetch,
  overrideFirst,
} from '../../../../../tests/helpers/git/gitFetch';
import {
  clientOf,
  createGitFixture,
  depsOf,
  pictureBundle,
  siteBundle,
  siteRepository,
  useBrowser,
} from '../../../../../tests/helpers/git/gitFixture';
import { commitBundle } from './commit';
import { toFailure } from './githubError';
import { publishErrorMessage } from './messages';
import { readHead } from './repository';

useBrowser();

const explained = (error: unknown) => publishErrorMessage(toFailure(error), BRANCH);

describe('a commit through the Git database', () => {
  it('contains all files of a publication, and leaves all others unchanged', async () => {
    const { memory, publish, site } = createGitFixture();
    await expect(publish(await siteBundle())).resolves.toMatchObject({ kind: 'published' });
    expect(site()).toBe(`${JSON.stringify({ brand: { name: 'Slate & Sons' } }, null, 2)}\n`);
    expect(memory.textsOf()['README.md']).toBe('Hello');
    expect(memory.history()).toHaveLength(2);
  });

  it.each([
    [401, 'token', /GitHub rejected the token/],
    [403, 'permission', /no write access/],
    [404, 'missing', /Branch “main” of slate\/website was not found/],
    [409, 'rejected', /Nothing was published/],
    [422, 'rejected', /Nothing was published/],
    [500, 'lost', /Try again/],
  ])('explains what to do about %i, and publishes nothing', async (status, kind, text) => {
    const { memory, publish } = createGitFixture();
    const refused = overrideFirst('POST', 9, () => errorResponse(status));
    const error: unknown = await publish(await siteBundle(), refused).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ kind });
    expect(explained(error)).toMatch(text);
    expect(memory.history()).toHaveLength(1);
  });

  it('does not accept a page of a portal as a response', async () => {
    const { memory, publish } = createGitFixture();
    const page = overrideFirst('PATCH', 9, () => ({ status: 200, json: 'Please sign in' }));
    await expect(publish(await siteBundle(), page)).rejects.toMatchObject({ kind: 'lost' });
    expect(memory.history()).toHaveLength(1);
  });

  it('is made again if other files have changed, but not if the content has', async () => {
    const { memory, publish, site } = createGitFixture();
    const move = overrideFirst('PATCH', 1, () => {
      memory.edit('README.md', 'Moved');
      return errorResponse(422);
    });
    await publish(await siteBundle(), move);
    expect(site()).toContain('Slate & Sons');
    expect(memory.textsOf()['README.md']).toBe('Moved');
    const file = { path: 'site.json', json: {}, was: 'f'.repeat(64) };
    const stale = { ...(await siteBundle()), files: [file] };
    await expect(publish(stale)).resolves.toEqual({ kind: 'stale' });
    expect(memory.history()).toHaveLength(3);
  });
});

describe('a branch that rejects a commit', () => {
  it('is tried in three cycles, never with the same pause twice, before giving up', async () => {
    const { memory, publish, waits, count } = createGitFixture();
    const randoms = [0.1, 0.9];
    let notes = 0;
    const done = publish(
      await siteBundle(),
      // Another file is committed each time just before the branch is moved.
      (asked, answer) => {
        if (asked.method === 'PATCH') memory.edit('README.md', `Note ${(notes += 1)}`);
        return answer();
      },
      () => randoms.shift() ?? 0,
    );
    await expect(done).rejects.toMatchObject({ kind: 'rejected' });
    expect(count('PATCH')).toBe(3);
    expect(waits).toEqual([600, 2800]);
    expect(memory.textsOf()['README.md']).toBe('Note 3');
    expect(memory.textsOf()['public/data/site.json']).not.toContain('Sons');
  });

  it('is requested once if it has not moved, because a protected branch would reject it again', async () => {
    const { memory, publish, waits, count } = createGitFixture();
    const refused = overrideFirst('PATCH', 9, () => errorResponse(422));
    await expect(publish(await siteBundle(), refused)).rejects.toMatchObject({
      kind: 'rejected',
      message: 'Refused with 422',
    });
    expect([count('PATCH'), waits]).toEqual([1, []]);
    expect(memory.history()).toHaveLength(1);
  });

  it('is named if it is deleted at any request of a publication, and nothing is lost', async () => {
    const { asked, publish: publishAll } = createGitFixture();
    await publishAll(await pictureBundle());
    for (let request = 0; request < asked.length; request += 1) {
      window.localStorage.clear();
      const { memory, publish, site } = createGitFixture();
      let count = 0;
      const publishing = publish(await pictureBundle(), (_asked, answer) => {
        if (count++ === request) memory.isDeleted = true;
        return answer();
      });
      const text = await publishing.catch(explained);
      expect(text).toMatch(/^Branch “main” of slate\/website was not found\. Check that/);
      expect(text).toContain('Your changes are still saved in this browser. You can also download');
      memory.isDeleted = false;
      expect(memory.history()).toHaveLength(1);
      expect(await publish(await pictureBundle())).toMatchObject({ kind: 'published' });
      expect(site()).toContain('Slate & Sons');
    }
  });
});

it('A repository that was renamed is not found if a redirect turns a POST into a GET', async () => {
  const memory = siteRepository();
  const host = gitFetch(memory);
  const client = clientOf(
    // Like a browser after status 301. It sends all other requests of this publication to the new name.
    depsOf((input, init = {}) =>
      host(input, init.method === 'POST' ? { ...init, method: 'GET', body: undefined } : init),
    ),
  );
  const { dataTree } = await readHead(client);
  const text = await commitBundle(client, await pictureBundle(), dataTree).catch(explained);
  expect(text).toMatch(/^Branch “main” of slate\/website was not found\. Check that/);
  expect(memory.history()).toHaveLength(1);
});

it('Paths are limited to content and uploads: other paths cause no request', async () => {
  const parts = '.. . .github workflows products index.json a\\b %2e x'.split(' ');
  const path = fc.oneof(
    fc.array(fc.constantFrom('', ...parts), { maxLength: 5 }).map((names) => names.join('/')),
    fc.string(),
  );
  const { memory, publish, asked } = createGitFixture();
  await fc.assert(
    fc.asyncProperty(path, fc.boolean(), async (name, isPicture) => {
      fc.pre(isPicture || !isPublishablePath(name));
      const { files, changes } = await siteBundle();
      const pictures = [{ file: name, blob: new Blob(['x']) }];
      const bundle = isPicture
        ? { files, changes, pictures }
        : { files: [{ path: name, json: {}, was: null }], changes, pictures: [] };
      await expect(publish(bundle)).rejects.toMatchObject({ kind: 'rejected' });
    }),
    { interruptAfterTimeLimit: 18_000, markInterruptAsFailure: true },
  );
  expect(asked).toEqual([]);
  expect(memory.history()).toHaveLength(1);
});
