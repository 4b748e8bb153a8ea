import { beforeEach, expect, it, vi } from 'vitest';
import { whenVisible } from './schedule';

let deliver: (...visibilities: boolean[]) => void;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
  class Observer {
    disconnect = disconnect;
    observe = () => undefined;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      deliver = (...visibilities) =>
        callback(visibilities.map((isIntersecting) => ({ isIntersecting })));
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
const element = {} as Element;

it.each([
  ['the element is visible', [[true]]],
  ['the element becomes visible later', [[false], [true]]],
  ['both are delivered together', [[false, true]]],
  ['the element is hidden again before the delivery', [[false, true, false]]],
])('runs once if %s', (_name, deliveries) => {
  const run = vi.fn();
  whenVisible(element, run);
  for (const visibilities of deliveries) deliver(...visibilities);
  expect(run).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

it('does not run for a hidden element, and stops waiting on request', () => {
  const run = vi.fn();
  const stop = whenVisible(element, run);
  deliver(false);
  expect(run).not.toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
