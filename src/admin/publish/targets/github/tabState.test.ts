import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedSession } from '@/api/storage/adminSession';
import { endSession, onSessionEnd, saveSession } from '@/api/storage/sessionLife';
import { storedCredential } from '@/api/storage/publishCredential';
import { memoryStorage } from '../../../../../tests/helpers/storage/memoryStorage';
import { connect, disconnect, restoreConnection, tabState, updateTabState } from './tabState';

/** Fixed, so that the sessions of a test always differ. */
const NOW = Date.now();
const USER = { username: 'admin', isAdmin: true as const, lastLogin: '' };

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage(), localStorage: memoryStorage() });
  saveSession({ user: USER, timestamp: NOW }, true);
});

afterEach(() => {
  disconnect();
});

it.each([
  ['full', 'QuotaExceededError'],
  ['denied', 'SecurityError'],
])(
  'A token that cannot be stored is reported (%s), and an older one is not restored',
  (outcome, name) => {
    expect(connect({ token: 'older' }, true)).toBe('stored');
    window.sessionStorage.setItem = () => {
      throw new DOMException('refused', name);
    };
    expect(connect({ token: 'newer' }, true)).toBe(outcome);
    expect(tabState().connection).toEqual({ token: 'newer' });
    updateTabState({ connection: undefined });
    restoreConnection();
    expect(tabState().connection).toBeUndefined();
  },
);

describe('the end of a session', () => {
  it('removes the credential from memory and storage', () => {
    onSessionEnd(disconnect);
    connect({ token: 'token' }, true);
    endSession(NOW);
    expect(tabState().connection).toBeUndefined();
    expect(storedCredential()).toBeUndefined();
    expect(window.sessionStorage.getItem('githubToken')).toBeNull();
  });

  it('makes a stored credential invalid, also for the next session', () => {
    connect({ token: 'token' }, true);
    const entry = window.sessionStorage.getItem('githubToken')!;
    expect(JSON.parse(entry)).toMatchObject({ token: 'token' });
    saveSession({ user: USER, timestamp: NOW - 1 }, true);
    expect(window.sessionStorage.getItem('githubToken')).toBeNull();
    window.sessionStorage.setItem('githubToken', entry);
    expect(storedCredential()).toBeUndefined();
    expect(window.sessionStorage.getItem('githubToken')).toBeNull();
  });

  it('is noticed at the next start of the application', () => {
    connect({ token: 'token' }, true);
    window.localStorage.setItem('adminSignedOut', String(NOW));
    expect(storedSession(NOW)).toBeNull();
    expect(window.sessionStorage.getItem('githubToken')).toBeNull();
  });
});
