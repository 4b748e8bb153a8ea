import { beforeEach, vi } from 'vitest';
import { gitFetch, BRANCH, TOKEN, type ResponseOverride } from './gitFetch';
import { GitMemory } from './gitMemory';
import { githubClient, type GithubDeps } from '../../../src/admin/publish/targets/github/client';
import { commitBundle } from '../../../src/admin/publish/targets/github/commit';
import { readHead } from '../../../src/admin/publish/targets/github/repository';
import { jsonHash } from '../../../src/domain/text/hash';
import type { Bundle } from '../../../src/admin/publish/publishTarget';
import { memoryStorage } from '../storage/memoryStorage';

/** Time of every test that uses this fixture, ms since 1970. */
export const NOW = Date.parse('2026-01-02T10:00:00.000Z');
export const UPLOAD = `media/uploads/${'a'.repeat(64)}.webp`;
const SITE = { brand: { name: 'Slate' } };
/** The client keeps files by the hash of their bytes, so that every repository has bytes of its own. */
let repositories = 0;

/** Gives each test a browser of its own. */
export function useBrowser(): void {
  beforeEach(() => {
    const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
    vi.stubGlobal('window', storages);
  });
}

/** Returns a publication of one changed file with images. */
export async function siteBundle(pictures: Bundle['pictures'] = []): Promise<Bundle> {
  const json = { brand: { name: 'Slate & Sons' } };
  return {
    files: [{ path: 'site.json', json, was: await jsonHash(SITE) }],
    pictures,
    changes: ['Brand: name of the site settings changed'],
  };
}

/** Returns a publication of one changed file with one image. */
export const pictureBundle = () => siteBundle([{ file: UPLOAD, blob: new Blob(['a picture']) }]);

/** Returns the dependencies of a client that never waits. */
export const depsOf = (fetch: GithubDeps['fetch'], more: Partial<GithubDeps> = {}): GithubDeps => ({
  fetch,
  wait: async () => undefined,
  now: () => NOW,
  random: () => 0.5,
  onLimit: () => undefined,
  ...more,
});

/** Returns a client of the tested repository. */
export const clientOf = (deps: GithubDeps) =>
  githubClient(BRANCH, TOKEN, deps, new AbortController().signal);

/** Returns the repository of a small website. */
export const siteRepository = () =>
  new GitMemory({
    'README.md': 'Hello',
    'public/data/site.json': JSON.stringify(SITE) + ' '.repeat((repositories += 1)),
  });

/** Returns a repository of a website and its client. Delays are recorded and skipped. */
export function createGitFixture() {
  const memory = siteRepository();
  const waits: number[] = [];
  const asked: string[] = [];
  const publish = async (
    what: Bundle,
    between: ResponseOverride = (_asked, answer) => answer(),
    random = () => 0.5,
  ) => {
    const fetch = gitFetch(memory, (request, answer) => {
      asked.push(`${request.method} ${request.path.split('/').slice(4).join('/')}`);
      return between(request, answer);
    });
    const { dataTree } = await readHead(clientOf(depsOf(gitFetch(memory))));
    const wait = async (ms: number) => void waits.push(ms);
    return commitBundle(clientOf(depsOf(fetch, { wait, random })), what, dataTree);
  };
  const site = () => memory.textsOf()['public/data/site.json'];
  const count = (start: string) => asked.filter((line) => line.startsWith(start)).length;
  return { memory, publish, waits, asked, count, site };
}
