import { expect, it } from 'vitest';
import { chargedDays, confirmedFields, withDaysOfDates, type Charging } from './charging';
import { balanceOf } from './documents/payments';
import { createInvoice } from './documents/issue';
import { createQuote, isQuoteOutdated, requestTotals } from './quotes';
import { newLine } from './positions';
import { sampleRequest } from './rentalFixture';
import { EMPTY_SETTINGS } from './schema';

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
    reason: '7 days charged as 5',
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

it('Rules that are changed later change no days that were invoiced for the same dates', () => {
  const request = sampleRequest(WEEK);
  const issued = { ...SENT, number: 'INV-2026-0001' };
  const invoice = createInvoice(request, EMPTY_SETTINGS, { rules: {} }, issued);
  const invoiced = { ...request, documents: [invoice] };
  expect(chargedDays(invoiced, charging)).toEqual({ days: 7, reason: '' });
  const { total } = requestTotals(invoiced, charging);
  expect(balanceOf(invoiced, total)).toMatchObject({ charged: total, notInvoiced: 0 });
  expect(chargedDays({ ...invoiced, to: '2026-11-28' }, charging).days).toBe(4);
});

it('Rules that are changed later change no days that were confirmed for the same dates', () => {
  const request = sampleRequest(WEEK);
  const fields = confirmedFields(request, 'confirmed', charging);
  const confirmed = { ...request, ...fields, status: 'confirmed' as const };
  const later = { rules: { weekDays: 3 } };
  expect(chargedDays(confirmed, later)).toEqual(chargedDays(request, charging));
  expect(chargedDays({ ...confirmed, to: '2026-11-28' }, later).days).toBe(3);
  expect(confirmedFields(confirmed, 'confirmed', later)).toEqual({});
  expect(confirmedFields(confirmed, 'collected', later)).toEqual({});
  // A quote that was sent under the former rules has the same days.
  const quote = createQuote(confirmed, { ...SETTINGS, ...later }, SENT);
  expect(chargedDays({ ...confirmed, quotes: [quote] }, { rules: {} }).days).toBe(4);
});

it('Days are not kept from a confirmation if they were entered or are not known, or once it is opened again', () => {
  const request = sampleRequest(WEEK);
  const none = { confirmedDays: null };
  expect(confirmedFields({ ...request, billableDays: 2 }, 'confirmed', charging)).toEqual(none);
  expect(confirmedFields({ ...request, to: '' }, 'confirmed', charging)).toEqual(none);
  const unknown = { rules: { skipClosedDays: true } };
  expect(confirmedFields(request, 'confirmed', unknown)).toEqual(none);
  expect(confirmedFields({ ...request, status: 'declined' }, 'new', charging)).toEqual(none);
});

it('Other dates of a confirmed request get the days of the current rules, if these are known', () => {
  const request = sampleRequest({ ...WEEK, status: 'collected' });
  const confirmed = { ...request, ...confirmedFields(request, 'confirmed', charging) };
  const longer = { to: '2026-11-30' };
  const redated = (changes: Partial<typeof request>, how: Charging = charging) =>
    withDaysOfDates({ ...confirmed, ...changes }, longer, how);
  expect(redated({})).toEqual({
    ...longer,
    confirmedDays: { ...WEEK, ...longer, billableDays: 5, daysReason: expect.any(String) },
  });
  for (const status of ['new', 'quoted', 'declined'] as const)
    expect(redated({ status })).toEqual(longer);
  expect(redated({ billableDays: 2 })).toEqual(longer);
  expect(redated({}, { rules: { skipClosedDays: true } })).toEqual(longer);
  for (const fields of [{ to: '' }, { to: WEEK.to }, { deposit: 1 }])
    expect(withDaysOfDates(confirmed, fields, charging)).toEqual(fields);
});

it('Days that were entered are no longer charged once they are removed, also if they were sent', () => {
  const request = sampleRequest({ ...WEEK, billableDays: 2 });
  const entered = createQuote(request, { ...SETTINGS, ...charging }, SENT);
  const issued = { ...SENT, number: 'INV-2026-0001' };
  const invoice = createInvoice(request, EMPTY_SETTINGS, charging, issued);
  // The customer is not told who decided it.
  expect([entered.daysReason, invoice.daysReason]).toEqual(Array(2).fill('7 days charged as 2'));
  const removed = { ...request, quotes: [entered], documents: [invoice], billableDays: null };
  expect(chargedDays(removed, charging).days).toBe(4);
  expect(isQuoteOutdated(entered, request, { ...SETTINGS, ...charging })).toBe(false);
  expect(isQuoteOutdated(entered, removed, { ...SETTINGS, ...charging })).toBe(true);
  const ruled = createQuote({ ...request, billableDays: null }, { ...SETTINGS, ...charging }, SENT);
  const both = { ...request, quotes: [ruled, entered], billableDays: null };
  expect(chargedDays(both, { rules: { weekDays: 3 } }).days).toBe(4);
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
