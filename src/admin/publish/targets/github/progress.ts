import type { GithubDeps } from './client';
import { createExternalStore } from './externalStore';

/** A commit of this tab. */
export interface LastCommit {
  id: string;
  /** Where it can be looked at. */
  url: string;
}

/** Until when GitHub lets nothing through, ms since 1970; undefined while it does. */
export const rateLimit = createExternalStore<number | undefined>(undefined);

/** What this tab has committed last. */
export const lastCommit = createExternalStore<LastCommit | undefined>(undefined);

let controller = new AbortController();

/** Ends a wait for GitHub, and what waits. */
export function cancelRequests(): void {
  controller.abort();
  controller = new AbortController();
}

/** Aborted by {@link cancelRequests}. */
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

/** The browser's own. */
export const BROWSER_DEPS: GithubDeps = {
  fetch: (...args) => fetch(...args),
  wait,
  now: () => Date.now(),
  random: () => Math.random(),
  onLimit: rateLimit.set,
};
