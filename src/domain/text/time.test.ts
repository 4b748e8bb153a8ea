import { expect, it } from 'vitest';
import { isTimestamp, limitTime, parseTime } from './time';

it.each([
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '1999-12-31T23:59:59.999Z',
  '2101-01-01T00:00:00.000Z',
  '9999-12-31',
  '',
  'soon',
])('%s is no time of a record', (text) => {
  expect(isTimestamp(text)).toBe(false);
  expect(parseTime(text)).toBeNaN();
});

it.each([null, undefined, 1e20, {}])('%s is no time', (value) => {
  expect(isTimestamp(value)).toBe(false);
});

it('Times of the years 2000 to 2100 stay as they are', () => {
  for (const text of ['2000-01-01T00:00:00Z', '2026-11-24T10:14:00+01:00', '2100-12-31T23:59:59Z'])
    expect([isTimestamp(text), limitTime(text)]).toEqual([true, text]);
});

it('A time without a zone is read as UTC, so that every browser agrees', () => {
  const time = Date.parse('2026-11-24T10:14:00Z');
  expect(parseTime('2026-11-24T10:14')).toBe(time);
  expect(limitTime('2026-11-24T10:14:00.000')).toBe('2026-11-24T10:14:00.000Z');
  expect(parseTime('2026-11-24')).toBe(Date.parse('2026-11-24T00:00:00Z'));
});

it('Other times are limited, and other texts have no limit', () => {
  expect(limitTime('+275760-09-13T00:00:00.000Z')).toBe('2100-12-31T23:59:59.999Z');
  expect(limitTime('-000001-01-01T00:00:00.000Z')).toBe('2000-01-01T00:00:00.000Z');
  expect(limitTime('soon')).toBeUndefined();
});
