import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  overrideFirst,
  BRANCH,
  errorResponse,
  type ResponseOverride,
} from '../../../../../tests/helpers/git/gitFetch';
import { createGitFixture, NOW, siteBundle } from '../../../../../tests/helpers/git/gitFixture';
import { takeViolations } from '../../../../../tests/helpers/git/githubOpenApi';
import { memoryStorage } from '../../../../../tests/helpers/storage/memoryStorage';
import { toFailure } from './githubError';
import { publishErrorMessage } from './messages';

const PICTURE = new Blob(['a picture']);
const UPLOAD = `media/uploads/${'a'.repeat(64)}.webp`;

beforeEach(() => void vi.stubGlobal('window', { localStorage: memoryStorage() }));
afterEach(() => {
  vi.unstubAllGlobals();
  expect(takeViolations()).toEqual([]);
});

describe('a commit through the Git database', () => {
  it('contains all files of a publication, and leaves all others unchanged', async () => {
    const { memory, publish, site } = await createGitFixture();
    await expect(publish(await siteBundle())).resolves.toMatchObject({ kind: 'published' });
    expect(site()).toBe(`${JSON.stringify({ brand: { name: 'Slate & Sons' } }, null, 2)}\n`);
    expect(memory.textsOf(memory.history()[0] ?? '')['README.md']).toBe('Hello');
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
    const { memory, publish } = await createGitFixture();
    const error: unknown = await publish(
      await siteBundle(),
      overrideFirst('POST', 9, () => errorResponse(status)),
    ).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind });
    expect(publishErrorMessage(toFailure(error), BRANCH)).toMatch(text);
    expect(memory.history()).toHaveLength(1);
  });

  it.each([
    [
      'the time GitHub names',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 90) },
      91_000,
    ],
    ['the pause that GitHub requires', { 'retry-after': '30' }, 31_000],
  ])('waits exactly for %s, and resumes', async (_what, headers, ms) => {
    const { publish, waits, asked } = await createGitFixture();
    const done = publish(await siteBundle([{ file: UPLOAD, blob: PICTURE }]), (request, answer) =>
      request.path.endsWith('/trees') && waits.length === 0
        ? Promise.resolve(errorResponse(403, headers))
        : answer(),
    );
    await expect(done).resolves.toMatchObject({ kind: 'published' });
    expect(waits).toEqual([ms]);
    expect(asked.filter((line) => line === 'POST git/blobs')).toHaveLength(1);
  });

  it('checks the branch before retrying if a response is lost', async () => {
    const { memory, publish, asked } = await createGitFixture();
    const taken = await publish(await siteBundle(), async (request, answer) => {
      const reply = await answer();
      if (request.method === 'PATCH') throw new TypeError('Failed to fetch');
      return reply;
    });
    expect(taken).toMatchObject({ kind: 'published', commit: memory.history()[0] });
    expect(asked.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
  });

  it('does not accept a page of a portal as a response', async () => {
    const { memory, publish } = await createGitFixture();
    const page = () => ({ status: 200, json: 'Please sign in' });
    await expect(
      publish(await siteBundle(), overrideFirst('PATCH', 9, page)),
    ).rejects.toMatchObject({
      kind: 'lost',
    });
    expect(memory.history()).toHaveLength(1);
  });

  it('is made again if other files have changed, but not if the content has', async () => {
    const { memory, publish, site } = await createGitFixture();
    const move = (path: string, text: string) =>
      overrideFirst('PATCH', 1, async () => {
        const [head = ''] = memory.history();
        const sha = await memory.writeBlob(Buffer.from(text));
        const tree = await memory.writeTree(await memory.treeOf(head), [
          { mode: '100644', path, sha },
        ]);
        await memory.moveRef('main', await memory.commit(tree, [head]));
        return errorResponse(422);
      });
    await publish(await siteBundle(), move('README.md', 'Moved'));
    expect(site()).toContain('Slate & Sons');
    expect(memory.textsOf(memory.history()[0] ?? '')['README.md']).toBe('Moved');

    const other = await createGitFixture();
    const moved = overrideFirst('PATCH', 1, async () => errorResponse(409));
    await expect(other.publish(await siteBundle(), moved)).rejects.toMatchObject({
      kind: 'rejected',
    });
    const stale = {
      ...(await siteBundle()),
      files: [{ path: 'site.json', json: {}, was: 'f'.repeat(64) }],
    };
    await expect(other.publish(stale)).resolves.toEqual({ kind: 'stale' });
    expect(other.memory.history()).toHaveLength(1);
  });

  it('resumes an interrupted publication without uploading images again', async () => {
    const { publish, asked } = await createGitFixture();
    const what = await siteBundle([{ file: UPLOAD, blob: PICTURE }]);
    const closed: ResponseOverride = (request, answer) =>
      request.path.endsWith('/trees') && request.method === 'POST'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answer();
    await expect(publish(what, closed)).rejects.toMatchObject({ kind: 'lost' });
    await expect(publish(what)).resolves.toMatchObject({ kind: 'published' });
    expect(asked.filter((line) => line === 'POST git/blobs')).toHaveLength(1);
  });
});
