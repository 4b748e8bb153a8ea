/** Runs reads and writes of a storage one after the other. */
interface WriteQueue {
  /** Runs work when all earlier work has finished or failed. @returns its result */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when all work has finished or failed, also that which is added meanwhile. */
  settled: () => Promise<void>;
}

/** Creates an empty queue. Work should store the state at the time it runs, not the state when it was queued. */
export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
    async settled() {
      let awaited: typeof last;
      do {
        awaited = last;
        await awaited;
      } while (awaited !== last);
    },
  };
}
