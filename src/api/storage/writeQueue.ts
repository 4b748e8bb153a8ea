/**
 * Creates a queue that runs reads and writes of a storage one after the other. Work should store the state at the time it
 * runs, not the state when it was queued.
 */
export function createWriteQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Runs work when all earlier work has finished or failed. @returns its result */
    run<T>(work: () => Promise<T>): Promise<T> {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
    /** Resolves when all work has finished or failed, also that which is added meanwhile. */
    async settled() {
      let awaited: typeof last;
      do {
        awaited = last;
        await awaited;
      } while (awaited !== last);
    },
  };
}
