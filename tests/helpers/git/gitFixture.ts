import { gitFetch, BRANCH, TOKEN, type ResponseOverride } from './gitFetch';
import { GitMemory } from './gitMemory';
import { githubClient } from '../../../src/admin/publish/targets/github/client';
import { commitBundle } from '../../../src/admin/publish/targets/github/commit';
import { readHead } from '../../../src/admin/publish/targets/github/repository';
import { jsonHash } from '../../../src/admin/publish/jsonHash';
import type { Bundle } from '../../../src/admin/publish/publishTarget';

/** ms since 1970: the time of every test on this ground. */
export const NOW = Date.parse('2026-01-02T10:00:00.000Z');
const SITE = { brand: { name: 'Slate' } };

/** A publication of one changed file, with pictures. */
export async function siteBundle(pictures: Bundle['pictures'] = []): Promise<Bundle> {
  const json = { brand: { name: 'Slate & Sons' } };
  return {
    files: [{ path: 'site.json', json, was: await jsonHash(SITE) }],
    pictures,
    changes: ['Brand: name of the site settings changed'],
  };
}

/** A repository of a website, and how it is published to; waits are written down, and not made. */
export async function createGitFixture() {
  const memory = await GitMemory.of({
    'README.md': 'Hello',
    'public/data/site.json': JSON.stringify(SITE),
  });
  const waits: number[] = [];
  const asked: string[] = [];
  const publish = async (
    what: Bundle,
    between: ResponseOverride = (_asked, answer) => answer(),
    random = () => 0.5,
  ) => {
    const tools = {
      fetch: gitFetch(memory, (request, answer) => {
        asked.push(`${request.method} ${request.path.split('/').slice(4).join('/')}`);
        return between(request, answer);
      }),
      wait: async (ms: number) => void waits.push(ms),
      now: () => NOW,
      random,
      onLimit: () => undefined,
    };
    const client = githubClient(BRANCH, TOKEN, tools, new AbortController().signal);
    const { dataTree } = await readHead(
      githubClient(
        BRANCH,
        TOKEN,
        { ...tools, fetch: gitFetch(memory) },
        new AbortController().signal,
      ),
    );
    return commitBundle(client, what, dataTree);
  };
  const site = () => memory.textsOf(memory.history()[0] ?? '')['public/data/site.json'];
  return { memory, publish, waits, asked, site };
}
