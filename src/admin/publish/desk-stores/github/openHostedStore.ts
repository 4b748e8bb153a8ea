import type { DeskStore } from '../../deskStore';
import type { HostedBranch } from './hostedBranch';
import { hostedStore, newShared, type HostedDeps } from './hostedStore';

const DEPS: HostedDeps = {
  fetch: (...args) => fetch(...args),
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  now: () => Date.now(),
  random: () => Math.random(),
  onLimit: () => undefined,
  ...newShared(),
};

/** Opens a branch with a token, in the browser. */
export const openHostedStore = (branch: HostedBranch, token: string): DeskStore =>
  hostedStore(branch, token, DEPS, new AbortController().signal);
