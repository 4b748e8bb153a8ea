import { expect, it } from 'vitest';
import { chargedDays } from './charging';
import { createQuote, requestTotals } from './quotes';
import { newLine } from './positions';
import { sampleRequest } from './rentalFixture';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };
const charging = { rules: { weekDays: 4 } };
const SENT = { number: 'Q-2026-0001', now: '2026-11-20T09:00:00.000Z', today: '2026-11-20' };
const SETTINGS = { terms: '', bankDetails: '', validDays: 7 };

it('Requests are charged for the days of the price rules, or those that were entered', () => {
  const days = (changes: Parameters<typeof sampleRequest>[0], rules = charging) =>
    chargedDays(sampleRequest({ ...WEEK, ...changes }), rules);
  expect(days({})).toEqual({ days: 4, reason: '7 days charged as 4: weekly rate' });
  expect(days({}, { rules: {} as typeof charging.rules })).toEqual({ days: 7, reason: '' });
  expect(days({ billableDays: 5 })).toEqual({
    days: 5,
    reason: '7 days charged as 5: as entered',
  });
  expect(days({ billableDays: 7 })).toEqual({ days: 7, reason: '' });
  expect(days({ to: '' })).toEqual({ days: 1, reason: '' });
});

it('Rules that are changed later change no days that were quoted for the same dates', () => {
  const request = sampleRequest(WEEK);
  const quote = createQuote(request, { ...SETTINGS, ...charging }, SENT);
  expect(quote).toMatchObject({ billableDays: 4, daysReason: '7 days charged as 4: weekly rate' });
  const quoted = { ...request, quotes: [quote] };
  expect(chargedDays(quoted, { rules: { weekDays: 3 } }).days).toBe(4);
  expect(chargedDays({ ...quoted, to: '2026-11-30' }, { rules: { weekDays: 3 } }).days).toBe(4);
  expect(chargedDays({ ...quoted, to: '2026-11-30' }, { rules: {} }).days).toBe(8);
});

it('A line that is charged once is not multiplied by the days', () => {
  const line = { ...newLine(() => 0.5), name: 'Technician', quantity: 2, amount: 10_000_00 };
  const totalOf = (charge: 'day' | 'once') =>
    requestTotals(
      sampleRequest({ ...WEEK, items: [], lines: [{ ...line, charge }], vatBasisPoints: 0 }),
      charging,
    ).total;
  expect(totalOf('once')).toBe(20_000_00);
  expect(totalOf('day')).toBe(80_000_00);
});
