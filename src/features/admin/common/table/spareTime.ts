/** Work goes on while a moment has this much left, ms. */
const SPARE_MS = 6;

/** A piece is done at the latest after this time, ms: a page may never be quite idle. */
const LATEST_MS = 1000;

/** Where a browser names no idle moments (Safari): a pause and what is done after it, ms. */
const PAUSE_MS = 50;
const PIECE_MS = 8;

type Idle = Pick<IdleDeadline, 'timeRemaining' | 'didTimeout'>;

function onceIdle(work: (deadline: Idle) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => {
    const begun = performance.now();
    const timeRemaining = () => PIECE_MS - (performance.now() - begun);
    work({ timeRemaining, didTimeout: false });
  }, PAUSE_MS);
  return () => clearTimeout(timer);
}

/**
 * Does work in small pieces while the browser has nothing else to do.
 * @param advance does a piece; false when there is nothing left
 * @returns how to stop
 */
export function inSpareTime(advance: () => boolean): () => void {
  let stop = () => {};
  const work = (deadline: Idle) => {
    let isMore = !deadline.didTimeout || advance();
    while (isMore && deadline.timeRemaining() > SPARE_MS) isMore = advance();
    if (isMore) stop = onceIdle(work);
  };
  stop = onceIdle(work);
  return () => stop();
}

/** Rows read at a time. */
const PIECE_ROWS = 16;

/** A piece of reading every row: what it remembers need not be read when it is asked for. */
export function readAhead<T>(rows: readonly T[], read: (row: T) => void): () => boolean {
  let next = 0;
  return () => {
    rows.slice(next, next + PIECE_ROWS).forEach(read);
    next += PIECE_ROWS;
    return next < rows.length;
  };
}
