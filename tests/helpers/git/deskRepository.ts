import { gitFetch, TOKEN } from './gitFetch';
import { depsOf, NOW } from './gitFixture';
import { GitMemory } from './gitMemory';
import type { GithubDeps } from '../../../src/admin/publish/targets/github/client';
import { hostedStore, newShared } from '../../../src/admin/publish/desk-stores/github/hostedStore';

const DESK = { owner: 'slate', repo: 'desk', branch: 'main' };
export const HOME = { name: 'slate/desk' };

/** Returns a private repository and what opens it as a store. */
export function openRepository() {
  const memory = new GitMemory({ 'README.md': 'The desk' });
  const asked: string[] = [];
  const shared = newShared();
  const clock = { now: () => NOW };
  const open = (
    fetch: GithubDeps['fetch'] = gitFetch(memory, undefined, undefined, HOME),
    token = TOKEN,
  ) =>
    hostedStore(
      DESK,
      token,
      {
        ...shared,
        ...depsOf(
          async (input, init) => {
            asked.push(`${init?.method ?? 'GET'} ${new Request(input).url}`);
            return fetch(input, init);
          },
          { now: () => clock.now() },
        ),
      },
      new AbortController().signal,
    );
  return { memory, open, asked, clock };
}

/** A segment of a device. */
export const segment = (number: number, text = `text ${number}`) => ({
  name: `segments/a/${number}`,
  text,
});
/** Returns why a call of a store failed; 'none' if it did not. */
export const storeFailure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error as { failure?: string }).failure ?? error,
  );
