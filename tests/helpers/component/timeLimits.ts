import { afterEach, beforeEach, vi } from 'vitest';

/** A request that is never answered; it ends when it is given up. */
export function hangingFetch(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );
}

/** Lets the time limits of requests pass with the clock of the test; undone with all mocks. */
function fakeTimeLimits(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), ms);
    return limit.signal;
  });
}

/** Gives every test of a file a clock of its own, which also ends requests; nothing of it is left behind. */
export function withOwnClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    fakeTimeLimits();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
