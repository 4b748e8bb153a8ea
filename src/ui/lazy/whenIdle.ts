/** At the latest after this time, ms: a page that is busy for ever has no idle moment, and some quiet ones have none either. */
const LATEST_MS = 1000;

/** Does something when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  // Safari has no idle callbacks.
  else setTimeout(work, 300);
}
