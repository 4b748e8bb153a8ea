import { expect, it, vi } from 'vitest';
import { writeEntry } from './browserStorage';

const ERRORS: [outcome: 'full' | 'denied', what: string, error: unknown][] = [
  ['full', 'Chromium and WebKit', new DOMException('exceeded', 'QuotaExceededError')],
  ['full', 'Firefox', Object.assign(new Error(), { name: 'NS_ERROR_DOM_QUOTA_REACHED' })],
  ['full', 'a full disk', new DOMException('database or disk is full', 'UnknownError')],
  ['full', 'opening on a full disk', new DOMException('Encountered full disk', 'UnknownError')],
  ['full', 'a full device', Object.assign(new Error(), { name: 'NS_ERROR_FILE_NO_DEVICE_SPACE' })],
  ['denied', 'blocked cookies', new DOMException('Access is denied', 'SecurityError')],
  ['denied', 'a private window', new DOMException('no mutations', 'InvalidStateError')],
  ['denied', 'anything else', new TypeError('odd')],
  ['denied', 'no error at all', undefined],
];

it.each(ERRORS)('A rejected write counts as %s by %s', (outcome, _what, error) => {
  const setItem = () => {
    throw error;
  };
  vi.stubGlobal('window', { localStorage: { setItem } });
  expect(writeEntry('local', 'key', 'text')).toBe(outcome);
});

it('A write counts as denied if there is no storage', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  expect(writeEntry('local', 'key', 'text')).toBe('denied');
});
