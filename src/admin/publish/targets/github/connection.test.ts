import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../tests/helpers/storage/memoryStorage';
import { saveSession } from '@/api/storage/adminSession';
import { connect, disconnect, restoreConnection } from './connection';
import { tabState, updateTabState } from './tabState';

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
    expect(tabState().connection).toEqual({ token: 'newer' });
    updateTabState({ connection: undefined });
    restoreConnection();
    expect(tabState().connection).toBeUndefined();
  },
);
