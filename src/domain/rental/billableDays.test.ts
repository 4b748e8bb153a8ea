import { expect, it } from 'vitest';
import { billableDaysOf, parseBillableDays } from './charging';
import { parseWholeNumber } from './typedValues';
import { sampleRequest } from './rentalFixture';
import { MAX_REQUEST_DAYS } from './requestSteps';

it('charges the days that were entered, else those of the rental dates, else one', () => {
  const request = sampleRequest();
  expect(billableDaysOf(request)).toBe(3);
  expect(billableDaysOf({ ...request, billableDays: 2 })).toBe(2);
  expect(billableDaysOf({ ...request, billableDays: 0 })).toBe(0);
  expect(billableDaysOf({ ...request, from: '' })).toBe(1);
});

it('parses whole numbers up to the maximum, and lets days follow the rental dates', () => {
  expect(parseBillableDays(' 5 ', 3)).toBe(5);
  expect(parseBillableDays('3', 3)).toBeNull();
  expect(parseBillableDays('', 3)).toBeNull();
  expect(parseBillableDays('3', undefined)).toBe(3);
  expect(parseBillableDays(String(MAX_REQUEST_DAYS), 3)).toBe(MAX_REQUEST_DAYS);
  for (const text of [String(MAX_REQUEST_DAYS + 1), '1.5', '-1', 'three'])
    expect(parseBillableDays(text, 3)).toBeUndefined();
});

it.each([
  ['0', 0],
  [' 12 ', 12],
  ['١٢', 12],
  ['999999999999999', 999_999_999_999_999],
])('reads the whole number %j', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

it.each(['', '0012', '00', '-1', '+1', '1.0', '1,5', '1e5', '0x10', '1'.repeat(16)])(
  'reads no whole number in %j',
  (text) => {
    expect(parseWholeNumber(text)).toBeUndefined();
  },
);
