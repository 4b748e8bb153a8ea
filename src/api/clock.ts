/** Clock of requests and time limits, which tests replace. */
export interface Clock {
  /** ms since 1970. */
  now: () => number;
  /** Calls `run` after `ms` milliseconds. Returns a function that cancels the call. */
  after: (ms: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `ms` milliseconds of the clock. */
export function delay(ms: number, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}

/**
 * Returns the result of the work if it settles within `ms` milliseconds.
 * @throws the result of `lateError` after a timeout, by default an Error; the work itself is not stopped
 */
export function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  clock: Clock,
  lateError: () => Error = () => new Error('late'),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(lateError()));
    work.then(resolve, reject).finally(cancel);
  });
}
