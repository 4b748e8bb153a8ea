import { expect, it } from 'vitest';
import { parseWholeNumber } from './parseWholeNumber';

it.each([
  ['0', 0],
  [' 12 ', 12],
  ['999999999999999', 999_999_999_999_999],
])('reads %j as %i', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

it.each(['', '0012', '00', '-1', '+1', '1.0', '1,5', '1e5', '0x10', '١٢', '1'.repeat(16)])(
  'rejects %j',
  (text) => {
    expect(parseWholeNumber(text)).toBeUndefined();
  },
);
