/** At the latest after this time, ms; a page is never so busy for ever. */
const LATEST_MS = 4000;

/** Does something when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  // Safari has no idle callbacks.
  else setTimeout(work, 300);
}
