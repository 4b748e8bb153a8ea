type LockCallback = (lock: object | null) => unknown;

interface Waiting {
  callback: LockCallback;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * The Web Locks of a browser: one lock at a time for each name, in order of request, and stolen
 * on request.
 */
export function fakeLocks() {
  const holders = new Map<string, Waiting>();
  const queues = new Map<string, Waiting[]>();

  function grant(name: string, waiting: Waiting): void {
    holders.set(name, waiting);
    void Promise.resolve()
      .then(() => waiting.callback({ name }))
      .then(waiting.resolve, waiting.reject)
      .finally(() => {
        // A stolen lock no longer counts.
        if (holders.get(name) === waiting) release(name);
      });
  }

  function release(name: string): void {
    holders.delete(name);
    const next = queues.get(name)?.shift();
    if (next) grant(name, next);
  }

  return {
    request(name: string, options: LockOptions, callback: LockCallback): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const waiting = { callback, resolve, reject };
        const holder = holders.get(name);
        if (options.steal) {
          holder?.reject(new DOMException('stolen', 'AbortError'));
          grant(name, waiting);
        } else if (!holder) grant(name, waiting);
        else if (options.ifAvailable) void Promise.resolve(callback(null)).then(resolve, reject);
        else {
          queues.set(name, [...(queues.get(name) ?? []), waiting]);
          options.signal?.addEventListener('abort', () => {
            queues.set(
              name,
              (queues.get(name) ?? []).filter((other) => other !== waiting),
            );
            reject(new DOMException('aborted', 'AbortError'));
          });
        }
      });
    },
  };
}

/**
 * The `BroadcastChannel` of a browser. Messages to channels of one name arrive in the order in
 * which they were sent.
 * @param turn awaited before each message arrives
 */
export function fakeChannels(turn: () => Promise<unknown>) {
  const open = new Set<Channel>();
  class Channel extends EventTarget {
    readonly name: string;
    private arriving: Promise<unknown> = Promise.resolve();
    /** A busy or broken tab receives nothing. */
    isDeaf = false;

    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }

    postMessage(data: unknown): void {
      for (const other of open) {
        if (other === this || other.name !== this.name) continue;
        other.arriving = other.arriving.then(turn).then(() => {
          if (!other.isDeaf) other.dispatchEvent(new MessageEvent('message', { data }));
        });
      }
    }

    close(): void {
      open.delete(this);
    }
  }
  return { Channel, open };
}
