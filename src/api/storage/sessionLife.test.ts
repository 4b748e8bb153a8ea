import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';
import { storedSession } from './adminSession';
import { endSession, keepSessionOnce, saveSession, watchSession } from './sessionLife';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-01-02T12:00:00.000Z');

let page: EventTarget;
let close: (() => void) | undefined;

const sessionOf = (age: number) => ({
  user: { username: 'admin', isAdmin: true as const, lastLogin: '' },
  timestamp: NOON - age,
});

/** Watches a session that began `age` ms ago. */
function watched(age: number) {
  const onEnded = vi.fn<() => void>();
  close = watchSession(sessionOf(age), onEnded);
  return onEnded;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  page = Object.assign(new EventTarget(), {
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
  });
  vi.stubGlobal('window', page);
});

afterEach(() => close?.());

it('A session ends 8 hours after it began even if the clock is set back meanwhile', () => {
  const onEnded = watched(0);
  vi.advanceTimersByTime(HOUR);
  vi.setSystemTime(NOON - 24 * HOUR);
  vi.advanceTimersByTime(7 * HOUR);
  expect(onEnded).toHaveBeenCalledOnce();
});

it.each([
  ['1 hour ago', HOUR, 7],
  ['in 24 hours, by a wrong clock', -24 * HOUR, 8],
])('A session that began %s ends 8 hours later, or from now', (_when, age, hours) => {
  const onEnded = watched(age);
  vi.advanceTimersByTime(hours * HOUR - 1);
  expect(onEnded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnded).toHaveBeenCalledOnce();
});

it('A session has expired when the page becomes visible after 8 hours of sleep', () => {
  const onEnded = watched(0);
  vi.setSystemTime(NOON + 9 * HOUR);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onEnded).toHaveBeenCalledOnce();
});

it.each(['storage', 'pageshow', 'focus'])(
  'A sign-out in another tab ends the session at the event %s',
  (type) => {
    const onEnded = watched(HOUR);
    page.dispatchEvent(new Event(type));
    expect(onEnded).not.toHaveBeenCalled();
    endSession(NOON);
    page.dispatchEvent(new Event(type));
    expect(onEnded).toHaveBeenCalledOnce();
  },
);

it.each([
  [false, null],
  [true, sessionOf(0)],
])('A session is left when the page is unloaded, if it stays signed in: %s', (isKept, expected) => {
  saveSession(sessionOf(0), isKept);
  watched(0);
  page.dispatchEvent(new Event('pagehide'));
  expect(storedSession(NOON)).toEqual(expected);
});

it('A session is kept once while a link to the other area is followed', () => {
  saveSession(sessionOf(0), false);
  watched(0);
  keepSessionOnce();
  page.dispatchEvent(new Event('pagehide'));
  expect(storedSession(NOON)).toEqual(sessionOf(0));
  page.dispatchEvent(new Event('pagehide'));
  expect(storedSession(NOON)).toBeNull();
});
