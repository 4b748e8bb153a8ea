import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';
import { isSignedOut, storedSession } from './adminSession';
import { endSession, onSessionEnd, saveSession } from './sessionLife';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-01-02T12:00:00.000Z');
const user = { username: 'admin', isAdmin: true as const, lastLogin: '' };
const SESSION = { user, timestamp: NOON };

let local: Storage;

/** A tab of the browser: all have the same local storage. */
function openTab(session = memoryStorage()): Storage {
  vi.stubGlobal('window', { sessionStorage: session, localStorage: local });
  return session;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  local = memoryStorage();
  openTab();
});

describe('a session that stays signed in', () => {
  it('is that of new tabs until its 8 hours are over', () => {
    saveSession(SESSION, true);
    for (const [after, expected] of [
      [0, SESSION],
      [8 * HOUR - 1, SESSION],
      [8 * HOUR, null],
    ] as const) {
      openTab();
      expect(storedSession(NOON + after)).toEqual(expected);
    }
    expect(local).toHaveLength(0);
  });

  it.each(['local', 'session'])(
    'is stored completely or not at all: without %s storage',
    (area) => {
      const tab = openTab();
      const refused = area === 'local' ? local : tab;
      refused.setItem = () => {
        throw new DOMException('exceeded', 'QuotaExceededError');
      };
      expect(saveSession(SESSION, true)).toBe('full');
      expect([local.length, tab.length]).toEqual([0, 0]);
    },
  );
});

it('A session that does not stay signed in is that of its tab only', () => {
  const tab = openTab();
  saveSession(SESSION, false);
  openTab();
  expect(storedSession(NOON)).toBeNull();
  openTab(tab);
  expect(storedSession(NOON)).toEqual(SESSION);
});

describe('a sign-out', () => {
  it.each([true, false])('ends the sessions of all tabs with their tokens, kept: %s', (isKept) => {
    const other = openTab();
    saveSession(SESSION, isKept);
    other.setItem('githubToken', '{}');
    openTab();
    const onEnd = vi.fn<() => void>();
    onSessionEnd(onEnd);
    endSession(NOON + HOUR);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(isSignedOut(SESSION)).toBe(true);
    openTab(other);
    expect(storedSession(NOON + HOUR)).toBeNull();
    expect(other).toHaveLength(0);
    expect(local.getItem('adminSession')).toBeNull();
  });

  it('does not end a later session, also if its time was that of a clock ahead', () => {
    endSession(NOON + 24 * HOUR);
    expect(saveSession(SESSION, true)).toBe('stored');
    expect(storedSession(NOON)).toEqual(SESSION);
  });
});

it('The end of an older session does not end the one that stays signed in', () => {
  saveSession({ user, timestamp: NOON + HOUR }, true);
  openTab();
  vi.setSystemTime(NOON + 8 * HOUR);
  endSession(NOON);
  openTab();
  expect(storedSession(NOON + 8 * HOUR)).toMatchObject({ timestamp: NOON + HOUR });
});
