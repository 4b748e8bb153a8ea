import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitMs } from './githubRequests';

const NOW = Date.parse('2026-01-02T10:00:00.000Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;

const usedUp = (reset: string) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset });
const at = (ms: number) => String((NOW + ms) / SECOND);

describe('the wait for GitHub’s rate limit', () => {
  it.each<[what: string, headers: Record<string, string>, seconds: number]>([
    ['seconds', { 'retry-after': '30' }, 31],
    ['an HTTP date', { 'retry-after': new Date(NOW + 90 * SECOND).toUTCString() }, 91],
    ['seconds before the reset', { 'retry-after': '30', ...usedUp(at(HOUR / 2)) }, 31],
    ['the reset', usedUp(at(90 * SECOND)), 91],
    ['the reset next to an unreadable Retry-After', { 'retry-after': 'x', ...usedUp(at(9e4)) }, 91],
    ['the reset next to an empty Retry-After', { 'retry-after': ' ', ...usedUp(at(9e4)) }, 91],
    ['the reset alone', { 'x-ratelimit-reset': at(90 * SECOND) }, 91],
    ['no reset while requests remain', { ...usedUp(at(HOUR)), 'x-ratelimit-remaining': '9' }, 61],
    ['nothing', {}, 61],
    ['an unreadable reset', usedUp('NaN'), 61],
    ['negative seconds', { 'retry-after': '-20' }, 5],
    ['a date that has passed', { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 5],
    ['a negative reset', usedUp('-1e300'), 5],
    ['absurd seconds', { 'retry-after': '9'.repeat(400) }, 3600],
    ['an absurd reset', usedUp('1e300'), 3600],
  ])('follows %s', (_what, headers, seconds) => {
    expect(limitMs(headers, NOW)).toBe(seconds * SECOND);
  });

  it('is at least 5 s and at most 1 h, whatever the headers and the local clock are', () => {
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.date().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      fc.constantFrom('0', '-1', 'NaN', 'Infinity', '-Infinity', '', ' '),
    );
    const headers = fc.dictionary(
      fc.constantFrom('retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'),
      value,
    );
    const now = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, 0, NOW, -NOW, Infinity));
    fc.assert(
      fc.property(headers, now, (given, time) => {
        const wait = limitMs(given, time);
        expect(wait).toBeGreaterThanOrEqual(5 * SECOND);
        expect(wait).toBeLessThanOrEqual(HOUR);
      }),
    );
  });
});
