import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importWithRetry, setImportFailureHandler } from './importWithRetry';

const lost = vi.fn(() => Promise.resolve());
let connection: { onLine: boolean };

/** A part that fails so often before it loads. */
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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part that could not be loaded', () => {
  it('is tried once more at once where there is a connection, and then given up', async () => {
    const load = part(2);
    await expect(importWithRetry(load)).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(2);
    expect(lost).toHaveBeenCalledOnce();
  });

  it('is tried again as soon as there is a connection', async () => {
    connection.onLine = false;
    const load = part(1);
    const loading = importWithRetry(load);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(load).toHaveBeenCalledTimes(1);
    goOnline();
    expect(await loading).toBe('part');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is tried every 30 s where the browser reports no connection, and not given up', async () => {
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
