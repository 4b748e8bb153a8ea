/** Work goes on while an idle moment has this much left, ms. */
const SPARE_MS = 6;

/** Where no moment is named idle, so long is worked after a pause, ms: on a quiet page of Chromium, and in Safari always. */
const PIECE_MS = 8;
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

/** What is left of a piece that begins now, ms. */
function pieceTime(): () => number {
  const end = performance.now() + PIECE_MS;
  return () => end - performance.now();
}

/**
 * Does work in small pieces while the browser has nothing else to do, at the latest one a second.
 * @param advance does a piece; false when there is nothing left
 * @returns how to stop
 */
export function runIdleWork(advance: () => boolean): () => void {
  let stop = () => {};
  const work = (deadline?: Idle) => {
    const isIdle = deadline && !deadline.didTimeout;
    const left = isIdle ? () => deadline.timeRemaining() - SPARE_MS : pieceTime();
    let isMore = true;
    while (isMore && left() > 0) isMore = advance();
    if (isMore) stop = onceIdle(work);
  };
  stop = onceIdle(work);
  return () => stop();
}
