import { expect, it } from 'vitest';
import {
  chargedDays,
  confirmedFields,
  parseBillableDays,
  websiteEstimate,
  withDaysOfDates,
  type Charging,
} from './charging';
import { withDelivery } from './delivery';
import { balanceOf } from './payments';
import { createInvoice } from './documents/issue';
import { createQuote, isQuoteOutdated, requestTotals } from './quotes';
import { requestItem, sampleRequest } from './rentalFixture';
import { MAX_REQUEST_DAYS } from './requestSteps';
import { EMPTY_SETTINGS, type RentalRequest } from './schema';
import { parseWholeNumber } from '../text/typedNumber';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };
const charging = { rules: { weekDays: 4 } };
const SENT = { number: 'Q-2026-0001', now: '2026-11-20T09:00:00.000Z', today: '2026-11-20' };
const SETTINGS = { terms: '', bankDetails: '', validDays: 7 };

it('Requests are charged for the days of the price rules, or those that were entered', () => {
  const days = (changes: Parameters<typeof sampleRequest>[0], rules = charging) =>
    chargedDays(sampleRequest({ ...WEEK, ...changes }), rules);
  expect(days({})).toEqual({ days: 4, reason: '7 days charged as 4: weekly rate' });
  expect(days({}, { rules: {} as typeof charging.rules })).toEqual({ days: 7, reason: '' });
  expect(days({ billableDays: 5 })).toEqual({ days: 5, reason: '7 days charged as 5' });
  expect(days({ billableDays: 0 })).toMatchObject({ days: 0 });
  expect(days({ billableDays: 7 })).toEqual({ days: 7, reason: '' });
  expect(days({ to: '' })).toEqual({ days: 1, reason: '' });
});

const LATER = { rules: { weekDays: 3 } };
const INVOICED = { ...SENT, number: 'INV-2026-0001' };
const QUOTING = { ...SETTINGS, ...charging };

it('Rules that are changed later change no days that were quoted, invoiced or confirmed', () => {
  const request = sampleRequest(WEEK);
  const quote = createQuote(request, QUOTING, SENT);
  expect(quote).toMatchObject({ billableDays: 4, daysReason: '7 days charged as 4: weekly rate' });
  const quoted = { ...request, quotes: [quote] };
  expect(chargedDays(quoted, LATER).days).toBe(4);
  // Other dates are charged by the current rules.
  expect(chargedDays({ ...quoted, to: '2026-11-30' }, { rules: {} }).days).toBe(8);

  const invoice = createInvoice(request, EMPTY_SETTINGS, { rules: {} }, INVOICED);
  const invoiced = { ...request, documents: [invoice] };
  expect(chargedDays(invoiced, charging)).toEqual({ days: 7, reason: '' });
  const { total } = requestTotals(invoiced, charging);
  expect(balanceOf(invoiced, total)).toMatchObject({ charged: total, notInvoiced: 0 });
  expect(chargedDays({ ...invoiced, to: '2026-11-28' }, charging).days).toBe(4);

  const fields = confirmedFields(request, 'confirmed', charging);
  const confirmed = { ...request, ...fields, status: 'confirmed' as const };
  expect(chargedDays(confirmed, LATER)).toEqual(chargedDays(request, charging));
  expect(chargedDays({ ...confirmed, to: '2026-11-28' }, LATER).days).toBe(3);
  expect(confirmedFields(confirmed, 'confirmed', LATER)).toEqual({});
  expect(confirmedFields(confirmed, 'collected', LATER)).toEqual({});
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
  const entered = createQuote(request, QUOTING, SENT);
  const invoice = createInvoice(request, EMPTY_SETTINGS, charging, INVOICED);
  // The customer is not told who decided it.
  expect([entered.daysReason, invoice.daysReason]).toEqual(Array(2).fill('7 days charged as 2'));
  const removed = { ...request, quotes: [entered], documents: [invoice], billableDays: null };
  expect(chargedDays(removed, charging).days).toBe(4);
  expect(isQuoteOutdated(entered, request, QUOTING)).toBe(false);
  expect(isQuoteOutdated(entered, removed, QUOTING)).toBe(true);
  const ruled = createQuote({ ...request, billableDays: null }, QUOTING, SENT);
  const both = { ...request, quotes: [ruled, entered], billableDays: null };
  expect(chargedDays(both, LATER).days).toBe(4);
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

it.each<[string, number?]>([
  ['0', 0],
  [' 12 ', 12],
  ['١٢', 12],
  ['999999999999999', 999_999_999_999_999],
  ...['', '0012', '-1', '1.0', '1,5', '1e5', '0x10', '1'.repeat(16)].map((text): [string] => [
    text,
  ]),
])('reads the whole number %j as %s', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

const TEN_PERCENT = { kind: 'percent', basisPoints: 1000 } as const;
const TWO_ZOOMS = [requestItem('zoom', 'Cine Zoom', 2)];
const DELIVERED = withDelivery(sampleRequest({ area: 'Ikeja' })).lines;
const SAID = 'Website said about ₦340,000 (2 days)';
const asked: RentalRequest['asked'] = [
  {
    at: '2026-11-20T09:00:00.000Z',
    from: '2026-11-24',
    to: '2026-11-26',
    items: [{ name: 'Cine Zoom', quantity: 1 }],
    message: '',
    estimate: 'About ₦340,000 for 2 days, plus 7.5% VAT',
  },
];

it.each<[string, Partial<RentalRequest>, number, string]>([
  ['no estimate', { asked: [] }, 340_000_00, ''],
  ['the same price', {}, 340_000_00, SAID],
  ['the same price with VAT', {}, 365_500_00, SAID],
  ['other rates, and a delivery', { lines: DELIVERED }, 400_000_00, `${SAID}: other rates`],
  ['other rates', {}, 400_000_00, `${SAID}: other rates`],
  ['a discount', { discount: TEN_PERCENT }, 306_000_00, `${SAID}: discount`],
  ['other dates', { to: '2026-11-28' }, 600_000_00, `${SAID}: other dates`],
  ['other items', { items: TWO_ZOOMS }, 680_000_00, `${SAID}: other items`],
  ['entered days', { billableDays: 1 }, 170_000_00, `${SAID}: days as entered`],
])('The estimate of the website with %s', (_what, fields, total, text) => {
  const request = sampleRequest({ asked, ...fields });
  expect(websiteEstimate(request, total)).toBe(text);
});
