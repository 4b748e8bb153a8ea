import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSession } from './sessionLife';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-01-02T12:00:00.000Z');

let page: EventTarget;
let close: (() => void) | undefined;

/** Watches a session that began `age` ms ago. */
function watched(age: number) {
  const user = { username: 'admin', isAdmin: true, lastLogin: '' };
  const onExpired = vi.fn();
  const session = { user, timestamp: NOON - age };
  ({ close } = watchSession(session, { onExpired, onSignedOut: () => undefined }));
  return onExpired;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => close?.());

it('A session ends 8 hours after it began', () => {
  const onExpired = watched(HOUR);
  vi.advanceTimersByTime(7 * HOUR - 1);
  expect(onExpired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onExpired).toHaveBeenCalledOnce();
});

it('A session ends 8 hours after it began even if the clock is set back meanwhile', () => {
  const onExpired = watched(0);
  vi.advanceTimersByTime(HOUR);
  vi.setSystemTime(NOON - 24 * HOUR);
  vi.advanceTimersByTime(7 * HOUR);
  expect(onExpired).toHaveBeenCalledOnce();
});

it.each([-24 * HOUR, -1000 * 24 * HOUR])(
  'A session that began %i ms ago by a wrong clock ends 8 hours from now',
  (age) => {
    const onExpired = watched(age);
    vi.advanceTimersByTime(8 * HOUR - 1);
    expect(onExpired).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onExpired).toHaveBeenCalledOnce();
  },
);

it('A session has expired when the page becomes visible after 8 hours of sleep', () => {
  const onExpired = watched(0);
  vi.setSystemTime(NOON + 9 * HOUR);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onExpired).toHaveBeenCalledOnce();
});
