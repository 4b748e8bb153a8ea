import { gitFetch, BRANCH, TOKEN, type ResponseOverride } from './gitFetch';
import { GitMemory } from './gitMemory';
import { githubClient } from '../../../src/admin/publish/targets/github/client';
import { commitBundle } from '../../../src/admin/publish/targets/github/commit';
import { readHead } from '../../../src/admin/publish/targets/github/repository';
import { jsonHash } from '../../../src/domain/text/hash';
import type { Bundle } from '../../../src/admin/publish/publishTarget';

/** Time of every test that uses this fixture, ms since 1970. */
export const NOW = Date.parse('2026-01-02T10:00:00.000Z');
const SITE = { brand: { name: 'Slate' } };
/** The client keeps files by the hash of their bytes, so that every repository has bytes of its own. */
let repositories = 0;

/** Returns a publication of one changed file with images. */
export async function siteBundle(pictures: Bundle['pictures'] = []): Promise<Bundle> {
  const json = { brand: { name: 'Slate & Sons' } };
  return {
    files: [{ path: 'site.json', json, was: await jsonHash(SITE) }],
    pictures,
    changes: ['Brand: name of the site settings changed'],
  };
}

/** Returns a repository of a website and its client. Delays are recorded and skipped. */
export async function createGitFixture() {
  const memory = await GitMemory.of({
    'README.md': 'Hello',
    'public/data/site.json': JSON.stringify(SITE) + ' '.repeat((repositories += 1)),
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
