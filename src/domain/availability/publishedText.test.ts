import { expect, it } from 'vitest';
import { publishedText } from './publishedText';

it.each([
  ['in the time of Lagos', '2026-11-22T09:14:00.000Z', '22 Nov, 10:14'],
  ['on the next day of Lagos', '2026-11-21T23:05:00.000Z', '22 Nov, 00:05'],
  ['from a time of another zone', '2026-11-22T00:30:00+13:00', '21 Nov, 12:30'],
  ['with the year if it is not the current one', '2025-12-31T20:00:00Z', '31 Dec 2025, 21:00'],
])('The age of availability is shown %s', (_what, updatedAt, text) => {
  expect(publishedText(updatedAt, '2026-11-22')).toBe(
    `As published ${text}. We confirm every request.`,
  );
});
