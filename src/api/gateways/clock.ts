/** Time as the gateways know it; tests bring their own. */
export interface Clock {
  /** ms since 1970. */
  now: () => number;
  /** Runs something after so many ms; returns how to call it off. */
  after: (ms: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves after so many ms of the clock. */
export function delay(ms: number, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}

/**
 * The outcome of the work, if it comes within so many ms.
 * @throws what `lateError` makes when it does not; the work itself cannot be stopped
 */
export function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  clock: Clock,
  lateError: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(lateError()));
    work.then(resolve, reject).finally(cancel);
  });
}
