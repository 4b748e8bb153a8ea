import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_MS, readSession } from './session';

const STARTED_AT = Date.UTC(2026, 5, 1, 9);
const USER = { username: 'admin', isAdmin: true, lastLogin: '2026-06-01T09:00:00.000Z' };

describe('readSession', () => {
  it('accepts a timestamp as ISO text', () => {
    const timestamp = new Date(STARTED_AT).toISOString();
    expect(readSession({ user: USER, timestamp }, STARTED_AT)?.timestamp).toBe(STARTED_AT);
  });

  it('is kept if the clock was corrected by a few minutes', () => {
    const session = { user: USER, timestamp: STARTED_AT + 4 * 60_000 };
    expect(readSession(session, STARTED_AT)).not.toBeNull();
  });

  it('expires after 8 hours', () => {
    const session = { user: USER, timestamp: STARTED_AT };
    expect(readSession(session, STARTED_AT + SESSION_MS - 1)).toEqual(session);
    expect(readSession(session, STARTED_AT + SESSION_MS)).toBeNull();
  });

  it.each([
    ['no user', { timestamp: STARTED_AT }],
    ['a blank user name', { user: { ...USER, username: ' ' }, timestamp: STARTED_AT }],
    ['another user', { user: { ...USER, isAdmin: false }, timestamp: STARTED_AT }],
    ['no timestamp', { user: USER }],
    ['a session that begins in the future', { user: USER, timestamp: STARTED_AT + 6 * 60_000 }],
    ['an invalid timestamp', { user: USER, timestamp: 'yesterday' }],
    ['a list', []],
    ['undefined', undefined],
  ])('returns null for %s', (_what, json) => {
    expect(readSession(json, STARTED_AT)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        readSession(json, STARTED_AT);
      }),
    );
  });
});
