import type { GithubDeps } from './client';
import { updateTabState } from './tabState';

let controller = new AbortController();

/** Cancels all requests, including those that wait for the end of a rate limit. */
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
    const handleAbort = () => {
      clearTimeout(timer);
      reject(signal.reason as DOMException);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', handleAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', handleAbort, { once: true });
  });
}

/** The dependencies of requests in the browser. */
export const BROWSER_DEPS: GithubDeps = {
  fetch: (...args) => fetch(...args),
  wait,
  now: () => Date.now(),
  random: () => Math.random(),
  onLimit: (limitedUntil) => updateTabState({ limitedUntil }),
};
