import { expect, it, vi } from 'vitest';
import { adminDay } from '../../../../layout/adminDate';
import { expiryWarning } from '../messages';

const EXPIRED = 'The token has expired according to the date you entered. Create a new one.';
const NOON = Date.parse('2026-03-02T11:00:00Z');

it.each([
  [undefined, undefined],
  ['', undefined],
  ['soon', undefined],
  ['2026-03-10', undefined],
  ['2026-03-09', `The token expires on ${adminDay('2026-03-09')}. Create a new one soon.`],
  ['2026-03-03', `The token expires on ${adminDay('2026-03-03')}. Create a new one soon.`],
  ['2026-03-02', EXPIRED],
  ['2026-02-01', EXPIRED],
])('A token that expires on %s', (expires, text) => {
  expect(expiryWarning(expires, NOON)).toBe(text);
});

it('The day of expiry is the same after the time zone was changed', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
    vi.stubEnv('TZ', zone);
    expect(expiryWarning('2026-03-06', NOON)).toContain(adminDay('2026-03-06'));
  }
});
