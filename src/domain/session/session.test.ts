import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_MS } from '../text/limits';
import { readSession } from './session';

const BEGAN = Date.UTC(2026, 5, 1, 9);
const USER = { username: 'admin', isAdmin: true, lastLogin: '2026-06-01T09:00:00.000Z' };

describe('a stored session', () => {
  it('is read as it was written', () => {
    const session = { user: USER, timestamp: BEGAN };
    expect(readSession(session, BEGAN + 1000)).toEqual(session);
  });

  it('may tell its beginning as ISO text', () => {
    const timestamp = new Date(BEGAN).toISOString();
    expect(readSession({ user: USER, timestamp }, BEGAN)?.timestamp).toBe(BEGAN);
  });

  it('lasts 8 hours and no longer', () => {
    const session = { user: USER, timestamp: BEGAN };
    expect(readSession(session, BEGAN + SESSION_MS - 1)).not.toBeNull();
    expect(readSession(session, BEGAN + SESSION_MS)).toBeNull();
  });

  it.each([
    ['nobody', { timestamp: BEGAN }],
    ['a nameless user', { user: { ...USER, username: ' ' }, timestamp: BEGAN }],
    ['somebody who is no admin', { user: { ...USER, isAdmin: false }, timestamp: BEGAN }],
    ['no time', { user: USER }],
    ['a time that is none', { user: USER, timestamp: 'yesterday' }],
    ['a list', []],
    ['nothing', undefined],
  ])('is none with %s', (_what, json) => {
    expect(readSession(json, BEGAN)).toBeNull();
  });

  it('is never read with an error, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        readSession(json, BEGAN);
      }),
    );
  });
});
