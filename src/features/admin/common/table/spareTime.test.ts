import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inSpareTime, readAhead } from './spareTime';

const ROWS = Array.from({ length: 100 }, (_none, at) => at);

/** The callbacks that wait for an idle moment. */
let waiting: IdleRequestCallback[] = [];

/** Names a moment idle that has room for so many looks at the clock. */
function idle(looks: number, didTimeout = false): void {
  let left = looks;
  const deadline = { didTimeout, timeRemaining: () => (left-- > 0 ? 50 : 0) };
  waiting.splice(0).forEach((work) => work(deadline));
}

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => waiting.push(work));
  vi.stubGlobal('cancelIdleCallback', () => (waiting = []));
});

afterEach(() => vi.unstubAllGlobals());

function start() {
  const read: number[] = [];
  const stop = inSpareTime(readAhead(ROWS, (row) => read.push(row)));
  return { read, stop };
}

it('Rows are read in their order, as many as an idle moment has room for, each once', () => {
  const { read } = start();
  expect(read).toEqual([]);
  idle(2);
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThan(100);
  idle(100);
  expect(read).toEqual(ROWS);
  expect(waiting).toEqual([]);
});

it('A page without an idle moment reads a piece at a time all the same', () => {
  const { read } = start();
  idle(0);
  expect(read).toEqual([]);
  for (let piece = 0; piece < 100 && waiting.length > 0; piece += 1) {
    const before = read.length;
    idle(0, true);
    expect(read.length - before).toBeLessThan(50);
  }
  expect(read).toEqual(ROWS);
});

it('What is no longer wanted is not gone on with', () => {
  const { read, stop } = start();
  idle(1);
  const { length } = read;
  stop();
  idle(100);
  expect(read).toHaveLength(length);
});

it('Where the browser names no idle moments, rows are read in pauses', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  vi.useFakeTimers();
  const { read } = start();
  expect(read).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(read).toEqual(ROWS);
  vi.useRealTimers();
});
