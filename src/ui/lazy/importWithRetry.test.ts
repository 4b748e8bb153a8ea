import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importWithRetry, setImportFailureHandler } from './importWithRetry';

const lost = vi.fn(() => Promise.resolve());
let connection: { onLine: boolean };

function part(failures: number) {
  return vi.fn(async () => {
    failures -= 1;
    if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
}

function goOnline(): void {
  connection.onLine = true;
  window.dispatchEvent(new Event('online'));
}

beforeEach(() => {
  vi.useFakeTimers();
  connection = { onLine: true };
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('window', new EventTarget());
  lost.mockClear();
  setImportFailureHandler(lost);
});

describe('a part that could not be loaded', () => {
  it('is loaded by the retry, without a message, if it fails once', async () => {
    const load = part(1);
    await expect(importWithRetry(load)).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is retried once immediately if online, and then fails', async () => {
    const load = part(2);
    await expect(importWithRetry(load)).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(2);
    expect(lost).toHaveBeenCalledOnce();
  });

  it('is neither loaded again nor reported if a listener has cancelled `vite:preloadError`', async () => {
    // The import is then undefined.
    const load = vi.fn(() => Promise.resolve(undefined));
    const settled = vi.fn();
    importWithRetry(load).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([load.mock.calls.length, settled.mock.calls, lost.mock.calls]).toEqual([1, [], []]);
  });

  it('has failed after two attempts of 20 s without a response', async () => {
    const load = vi.fn(() => new Promise<string>(() => undefined));
    const loading = expect(importWithRetry(load)).rejects.toThrow('did not arrive in time');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20_000);
    await loading;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is retried as soon as the browser is online', async () => {
    connection.onLine = false;
    const load = part(1);
    const loading = importWithRetry(load);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(load).toHaveBeenCalledTimes(1);
    goOnline();
    expect(await loading).toBe('part');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is retried every 30 s without limit while the browser reports no connection', async () => {
    connection.onLine = false;
    const load = part(4);
    const loading = importWithRetry(load);
    for (const tries of [1, 2, 3, 4]) {
      expect(load).toHaveBeenCalledTimes(tries);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(load).toHaveBeenCalledTimes(tries);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(await loading).toBe('part');
    expect(lost).not.toHaveBeenCalled();
  });
});
