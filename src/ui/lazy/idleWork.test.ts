import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runIdleWork } from './idleWork';

const STEPS = 100;

/** Callbacks registered with `requestIdleCallback`. */
let callbacks: IdleRequestCallback[] = [];

/** Runs the callbacks with a deadline that reports remaining time for a number of checks. */
function runIdle(checks: number, didTimeout = false): void {
  let left = checks;
  const deadline = { didTimeout, timeRemaining: () => (left-- > 0 ? 50 : 0) };
  callbacks.splice(0).forEach((callback) => callback(deadline));
}

/** Starts work of 100 steps of 1 ms each. */
function start() {
  const done: number[] = [];
  const stop = runIdleWork(() => {
    vi.setSystemTime(Date.now() + 1);
    done.push(done.length);
    return done.length < STEPS;
  });
  return { done, stop };
}

beforeEach(() => {
  callbacks = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => callbacks.push(work));
  vi.stubGlobal('cancelIdleCallback', () => (callbacks = []));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('runs as many steps as the idle time allows, each step once', () => {
  const { done } = start();
  expect(done).toEqual([]);
  runIdle(2);
  expect(done).toHaveLength(2);
  runIdle(STEPS);
  expect(done).toHaveLength(STEPS);
  expect(callbacks).toEqual([]);
});

it('continues in short slices when the page is never idle', () => {
  const { done } = start();
  runIdle(0);
  expect(done).toEqual([]);
  runIdle(0, true);
  expect(done).toHaveLength(8);
  runIdle(0, true);
  expect(done).toHaveLength(16);
});

it('does not continue after it is stopped', () => {
  const { done, stop } = start();
  runIdle(1);
  stop();
  runIdle(STEPS);
  expect(done).toHaveLength(1);
});

it('works in slices between pauses without requestIdleCallback', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const { done } = start();
  vi.advanceTimersToNextTimer();
  expect(done).toHaveLength(8);
  while (vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
  expect(done).toHaveLength(STEPS);
});
