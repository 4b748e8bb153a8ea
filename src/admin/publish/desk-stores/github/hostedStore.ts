import * as v from 'valibot';
import { toBase64 } from '@/domain/text/base64';
import { githubClient, type GithubClient, type GithubDeps } from '../../targets/github/client';
import type { GithubBranch } from '../../../file-store/places';
import { GithubError } from '../../targets/github/githubError';
import { DeskStoreError, type DeskFile, type DeskStore } from '../../deskStore';
import { ADD_COMMIT } from './queries';
import {
  askGraphql,
  HOST_FAILURE_KINDS,
  readBranchHead,
  readBranchTexts,
  type BranchHead,
  type TreeCache,
} from './readBranch';

/** Maximum number of attempts if the branch moves while files are added. */
const CYCLES = 3;

const base64Of = (text: string) => toBase64(new TextEncoder().encode(text));

/** Commits files if the branch is still where it was. @throws DeskStoreError `busy` if it is not */
async function commit(
  client: GithubClient,
  head: BranchHead,
  files: readonly DeskFile[],
  removed: readonly string[],
): Promise<void> {
  const { owner, repo, branch } = client.branch;
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
    message: { headline: 'Save the desk' },
    expectedHeadOid: head.commit,
    fileChanges: {
      additions: files.map(({ name, text }) => ({ path: name, contents: base64Of(text) })),
      deletions: removed.filter((name) => head.files.has(name)).map((path) => ({ path })),
    },
  };
  await askGraphql(client, ADD_COMMIT, { input }, v.unknown());
}

/** Dependencies of requests, shared by all stores of a tab. */
export interface HostedDeps extends GithubDeps {
  /** No store sends a request before the end of a rate limit. */
  limit: { until: number };
  tree: TreeCache;
}

/** What the stores of a tab share. */
export const newShared = (): Pick<HostedDeps, 'limit' | 'tree'> => ({
  limit: { until: 0 },
  tree: { id: '', files: new Map() },
});

/** Waits of at least this time in ms are those of a rate limit. They are reported instead, and kept. */
const LIMIT_MS = 5000;
/** Time in ms that is waited if GitHub tells no end of a rate limit. */
const UNKNOWN_MS = 60_000;
/** A clock that is wrong makes a rate limit no longer than this, in ms. */
const LONGEST_MS = 3_600_000;

/** Sends no request before the end of a rate limit. @throws DeskStoreError */
async function withinLimit<R>({ limit, now }: HostedDeps, work: () => Promise<R>): Promise<R> {
  if (now() < limit.until) throw new DeskStoreError('limited', limit.until);
  try {
    return await work();
  } catch (error) {
    const failed = failureOf(error);
    if (!(failed instanceof DeskStoreError) || failed.failure !== 'limited') throw failed;
    const left = failed.until === undefined ? UNKNOWN_MS : failed.until - now();
    limit.until = now() + Math.min(LONGEST_MS, Math.max(LIMIT_MS, left));
    throw new DeskStoreError('limited', limit.until);
  }
}

/** Converts an error of a request. */
function failureOf(error: unknown): unknown {
  if (error instanceof GithubError)
    return new DeskStoreError(HOST_FAILURE_KINDS[error.kind] ?? 'unreachable');
  return v.isValiError(error) ? new DeskStoreError('unreachable') : error;
}

/** Opens a branch of a private repository on GitHub as a store. */
export function hostedStore(
  branch: GithubBranch,
  token: string,
  deps: HostedDeps,
  signal: AbortSignal,
): DeskStore {
  const wait: GithubDeps['wait'] = (ms, ...more) =>
    ms < LIMIT_MS
      ? deps.wait(ms, ...more)
      : Promise.reject(new DeskStoreError('limited', deps.now() + ms));
  const client = githubClient(branch, token, { ...deps, wait }, signal);
  let head: BranchHead | undefined;
  const current = async () => (head = await readBranchHead(client, deps.tree));
  const caught = <R>(work: () => Promise<R>): Promise<R> => withinLimit(deps, work);
  /** Whether all files are there as they were to be written: the response was lost. */
  const isWritten = async (now: BranchHead, files: readonly DeskFile[]) => {
    const names = files.map(({ name }) => name);
    const texts = await readBranchTexts(client, now, names);
    return files.every(({ name, text }) => texts.get(name) === text);
  };
  const write = async (
    files: readonly DeskFile[],
    removedOf: (now: BranchHead) => readonly string[],
  ) => {
    for (let cycle = 0; ; cycle += 1) {
      const base = head ?? (await current());
      const removed = removedOf(base);
      try {
        await commit(client, base, files, removed);
        head = undefined;
        return;
      } catch (error) {
        if (!(error instanceof DeskStoreError) || error.failure !== 'busy') throw error;
        const now = await current();
        if (await isWritten(now, files)) return;
        // With another key, what is encrypted with the former one cannot be read by anyone.
        const isTaken = ['key.json', ...files.map(({ name }) => name)].some(
          (name) => now.files.get(name)?.sha !== base.files.get(name)?.sha,
        );
        if (isTaken || cycle + 1 >= CYCLES) throw error;
        await client.backOff(cycle);
      }
    }
  };
  return {
    list: () =>
      caught(async () => [...(await current()).files].map(([name, { size }]) => ({ name, size }))),
    read: (names) => caught(async () => readBranchTexts(client, head ?? (await current()), names)),
    add: (files, replaced = []) =>
      caught(async () => {
        const base = head ?? (await current());
        if (files.some(({ name }) => name !== 'key.json' && base.files.has(name)))
          throw new DeskStoreError('busy');
        await write(files, () => replaced);
      }),
    replaceAll: (files, known) =>
      caught(() => {
        const kept = new Set(files.map(({ name }) => name));
        return write(files, (now) => {
          const others = [...now.files.keys()].filter((name) => !name.startsWith('photos/'));
          const isUnknown = (name: string) => name !== 'key.json' && !known?.includes(name);
          if (known && others.some(isUnknown)) throw new DeskStoreError('busy');
          return others.filter((name) => !kept.has(name));
        });
      }),
  };
}

const DEPS: HostedDeps = {
  fetch: (...args) => fetch(...args),
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  now: () => Date.now(),
  random: () => Math.random(),
  onLimit: () => undefined,
  ...newShared(),
};

/** Opens a branch with a token, in the browser. */
export const openHostedStore = (branch: GithubBranch, token: string): DeskStore =>
  hostedStore(branch, token, DEPS, new AbortController().signal);
