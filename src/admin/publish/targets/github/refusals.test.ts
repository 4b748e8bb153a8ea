import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublishablePath } from '@/domain/content/publishFiles';
import {
  overrideFirst,
  errorResponse,
  type ResponseOverride,
} from '../../../../../tests/helpers/git/gitFetch';
import { createGitFixture, siteBundle } from '../../../../../tests/helpers/git/gitFixture';
import { takeViolations } from '../../../../../tests/helpers/git/githubOpenApi';
import type { GitMemory } from '../../../../../tests/helpers/git/gitMemory';

afterEach(() => expect(takeViolations()).toEqual([]));

/** Returns an override that commits another file each time just before the branch is moved. */
const crowded = (memory: GitMemory): ResponseOverride => {
  let count = 0;
  return async (asked, answer) => {
    if (asked.method === 'PATCH') {
      const [head = ''] = memory.history();
      const sha = await memory.writeBlob(Buffer.from(`Note ${(count += 1)}`));
      const line = { mode: '100644', path: 'README.md', sha };
      const tree = await memory.writeTree(await memory.treeOf(head), [line]);
      await memory.moveRef('main', await memory.commit(tree, [head]));
    }
    return answer();
  };
};

describe('a branch that rejects a commit', () => {
  it('is tried in three cycles, never with the same pause twice, before giving up', async () => {
    const { memory, publish, waits, asked } = await createGitFixture();
    const randoms = [0.1, 0.9];
    const done = publish(await siteBundle(), crowded(memory), () => randoms.shift() ?? 0);
    await expect(done).rejects.toMatchObject({ kind: 'rejected' });
    expect(asked.filter((line) => line.startsWith('PATCH'))).toHaveLength(3);
    expect(waits).toEqual([600, 2800]);
    const texts = memory.textsOf(memory.history()[0] ?? '');
    expect(texts['README.md']).toBe('Note 3');
    expect(texts['public/data/site.json']).not.toContain('Sons');
  });

  it('is requested once if it has not moved, because a protected branch would reject it again', async () => {
    const { memory, publish, waits, asked } = await createGitFixture();
    const done = publish(
      await siteBundle(),
      overrideFirst('PATCH', 9, () => errorResponse(422)),
    );
    await expect(done).rejects.toMatchObject({ kind: 'rejected', message: 'Refused with 422' });
    expect(asked.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
    expect(waits).toEqual([]);
    expect(memory.history()).toHaveLength(1);
  });

  it('is retried after a minute if the response to too many requests has no time', async () => {
    const { publish, waits } = await createGitFixture();
    const done = publish(
      await siteBundle(),
      overrideFirst('PATCH', 1, () => errorResponse(429)),
    );
    await expect(done).resolves.toMatchObject({ kind: 'published' });
    expect(waits).toEqual([61_000]);
  });
});

describe('the paths of a commit', () => {
  const part = fc.constantFrom(
    '..',
    '.',
    '',
    '.github',
    'workflows',
    'products',
    'index.json',
    'a\\b',
    '%2e',
    'x',
  );
  const path = fc.oneof(
    fc.array(part, { maxLength: 5 }).map((parts) => parts.join('/')),
    fc.string(),
  );

  it('are limited to content and uploads: other paths cause no request', async () => {
    const { memory, publish, asked } = await createGitFixture();
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
});
