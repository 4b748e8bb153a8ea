/**
 * Longest delay in ms. Busy pages have no idle time, and some browsers report none on a page
 * without activity.
 */
const LATEST_MS = 1000;

/** Runs a function when the browser is idle, after at most one second. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  // Safari has no idle callbacks.
  else setTimeout(work, 300);
}
