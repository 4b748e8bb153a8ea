import type { GithubDeps } from './client';
import { createExternalStore } from './externalStore';

/** A commit of this tab. */
export interface LastCommit {
  id: string;
  /** URL of its page. */
  url: string;
}

/** End of GitHub’s rate limit in ms since 1970; undefined while there is none. */
export const rateLimit = createExternalStore<number | undefined>(undefined);

/** The last commit of this tab. */
export const lastCommit = createExternalStore<LastCommit | undefined>(undefined);

let controller = new AbortController();

/** Cancels a wait for GitHub, and the waiting requests. */
export function cancelRequests(): void {
  controller.abort();
  controller = new AbortController();
}

/** Returns the signal that {@link cancelRequests} aborts. */
export function cancelSignal(): AbortSignal {
  return controller.signal;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stopped = () => {
      clearTimeout(timer);
      reject(new DOMException('Stopped', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stopped);
      resolve();
    }, ms);
    signal.addEventListener('abort', stopped, { once: true });
  });
}

/** The dependencies in the browser. */
export const BROWSER_DEPS: GithubDeps = {
  fetch: (...args) => fetch(...args),
  wait,
  now: () => Date.now(),
  random: () => Math.random(),
  onLimit: rateLimit.set,
};
