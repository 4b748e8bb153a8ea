/** Work pauses when less than this much idle time is left, in ms. */
const RESERVE_MS = 6;

/**
 * Length of a slice without idle time, in ms. Safari has no idle callbacks, and Chromium may report
 * no idle time on a page where nothing changes.
 */
const SLICE_MS = 8;
const LATEST_MS = 1000;
const PAUSE_MS = 50;

type Idle = Pick<IdleDeadline, 'timeRemaining' | 'didTimeout'>;

function onceIdle(work: (deadline?: Idle) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(timer);
}

/** Returns a function that returns the remaining time of a slice that starts now, in ms. */
function startSlice(): () => number {
  const end = performance.now() + SLICE_MS;
  return () => end - performance.now();
}

/**
 * Runs work in small steps while the browser is idle. Without idle time a slice of work starts
 * after at most one second.
 * @param advance runs one step and returns false when no work is left
 * @returns a function that stops the work
 */
export function runIdleWork(advance: () => boolean): () => void {
  let stop = () => {};
  const work = (deadline?: Idle) => {
    const isIdle = deadline && !deadline.didTimeout;
    const remaining = isIdle ? () => deadline.timeRemaining() - RESERVE_MS : startSlice();
    let hasMore = true;
    while (hasMore && remaining() > 0) hasMore = advance();
    if (hasMore) stop = onceIdle(work);
  };
  stop = onceIdle(work);
  return () => stop();
}
