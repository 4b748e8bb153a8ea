import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../tests/helpers/memoryStorage';
import { saveSession } from '@/api/storage/adminSession';
import { connect, connection, disconnect, restoreConnection } from './connection';

const USER = { username: 'admin', isAdmin: true as const, lastLogin: '' };

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage() });
  saveSession({ user: USER, timestamp: Date.now() }, true);
});

afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
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
    expect(connection.get()).toEqual({ token: 'newer' });
    connection.set(undefined);
    restoreConnection();
    expect(connection.get()).toBeUndefined();
  },
);
