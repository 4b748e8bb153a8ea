import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runIdleWork } from './idleWork';

const PIECES = 100;

/** The callbacks that wait for an idle moment. */
let waiting: IdleRequestCallback[] = [];

/** Gives an idle moment that has room for so many looks at the clock, or says that there was none. */
function idle(looks: number, didTimeout = false): void {
  let left = looks;
  const deadline = { didTimeout, timeRemaining: () => (left-- > 0 ? 50 : 0) };
  waiting.splice(0).forEach((work) => work(deadline));
}

/** Begins work of so many pieces, each of which takes 1 ms. */
function start() {
  const done: number[] = [];
  const stop = runIdleWork(() => {
    vi.setSystemTime(Date.now() + 1);
    done.push(done.length);
    return done.length < PIECES;
  });
  return { done, stop };
}

beforeEach(() => {
  waiting = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => waiting.push(work));
  vi.stubGlobal('cancelIdleCallback', () => (waiting = []));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('As much is done as an idle moment has room for, and each piece once', () => {
  const { done } = start();
  expect(done).toEqual([]);
  idle(2);
  expect(done).toHaveLength(2);
  idle(PIECES);
  expect(done).toHaveLength(PIECES);
  expect(waiting).toEqual([]);
});

it('A page without an idle moment goes on in short pieces all the same', () => {
  const { done } = start();
  idle(0);
  expect(done).toEqual([]);
  idle(0, true);
  expect(done).toHaveLength(8);
  idle(0, true);
  expect(done).toHaveLength(16);
});

it('What is no longer wanted is not gone on with', () => {
  const { done, stop } = start();
  idle(1);
  stop();
  idle(PIECES);
  expect(done).toHaveLength(1);
});

it('Where the browser names no idle moments, it is done in pieces between pauses', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const { done } = start();
  vi.advanceTimersToNextTimer();
  expect(done).toHaveLength(8);
  while (vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
  expect(done).toHaveLength(PIECES);
});
