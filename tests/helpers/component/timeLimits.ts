import { beforeEach, vi } from 'vitest';

/** Returns a request that never gets a response and rejects when it is aborted. */
export function hangingFetch(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );
}

/** Gives every test of a file its own clock, which also controls the timeouts of requests. */
export function withOwnClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), ms);
      return limit.signal;
    });
  });
}
