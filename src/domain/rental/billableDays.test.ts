import { expect, it } from 'vitest';
import { billableDaysOf, MAX_BILLABLE_DAYS, parseBillableDays } from './billableDays';
import { sampleRequest } from './rentalFixture';

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
  expect(parseBillableDays(String(MAX_BILLABLE_DAYS), 3)).toBe(MAX_BILLABLE_DAYS);
  for (const text of [String(MAX_BILLABLE_DAYS + 1), '1.5', '-1', 'three', '1e3', '0012'])
    expect(parseBillableDays(text, 3)).toBeUndefined();
});
