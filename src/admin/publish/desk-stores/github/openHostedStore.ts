import type { GithubDeps } from '../../targets/github/client';
import { DeskStoreError, type DeskStore } from '../../deskStore';
import type { HostedBranch } from './hostedBranch';
import { hostedStore } from './hostedStore';

const DEPS: GithubDeps = {
  fetch: (...args) => fetch(...args),
  // A rate limit is reported immediately. The next synchronisation keeps it.
  wait: (ms) =>
    ms > 10_000
      ? Promise.reject(new DeskStoreError('limited'))
      : new Promise((resolve) => void setTimeout(resolve, ms)),
  now: () => Date.now(),
  random: () => Math.random(),
  onLimit: () => undefined,
};

/** Opens a branch with a token, in the browser. */
export const openHostedStore = (branch: HostedBranch, token: string): DeskStore =>
  hostedStore(branch, token, DEPS, new AbortController().signal);
