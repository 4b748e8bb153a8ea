import { describe, expect, it } from 'vitest';
import { paperText, quotePaper } from './documents/paper';
import { changedItems, createQuote, isQuoteOutdated, totalsOf, withKnownRates } from './quotes';
import { confirmedText, discountInput } from './requestTexts';
import { requestItem, sampleRequest } from './rentalFixture';
import { positionsOf } from './positions';
import { parseDiscount } from './totals';

const contact = { address: '1 Marina, Lagos', phone: '0801', email: 'a@b.test' };
const company = { name: 'Slate Pictures', logo: '/media/logo.svg', ...contact };
const shown = { terms: 'Bring an ID.', bankDetails: 'Slate Bank 0123456789' };
const settings = { ...shown, validDays: 7, rules: {}, company };
const sent = { number: 'Q-2026-0001', now: '2026-11-22T10:00:00.000Z', today: '2026-11-22' };
const request = sampleRequest({
  items: [
    requestItem('zoom', 'Cine Zoom', 2),
    { ...requestItem('light', 'Panel Light'), dailyRate: null },
  ],
  discount: { kind: 'percent', basisPoints: 1000 },
  deposit: 50_000_00,
  customerNotes: 'Batteries are included.',
});
const quote = createQuote(request, settings, sent);

it('The text of a confirmation contains dates, items with their rates, and the total', () => {
  expect(confirmedText(request, settings)).toBe(
    '24 Nov 2026 to 26 Nov 2026 (3 days); 2 × Cine Zoom at ₦25,000, 1 × Panel Light; total ₦145,125',
  );
  expect(confirmedText(sampleRequest({ from: '', items: [] }), settings)).toBe(
    'To be agreed; total ₦0',
  );
});

describe('a quote', () => {
  it('contains what the customer sees, with the charged days, and no notes of the office', () => {
    const said = { number: 'Q-2026-0001', sentAt: sent.now, validUntil: '2026-11-23' };
    expect(quote).toMatchObject({ ...said, billableDays: 3, ...shown });
    expect(quote).not.toHaveProperty('internalNotes');
  });

  it('keeps what came with its items, and names the items that changed', () => {
    const contentsOf = (id: string) => (id === 'zoom' ? ['Case', 'Hood'] : []);
    const full = createQuote(request, { ...settings, contentsOf }, sent);
    expect(full.items.map(({ included }) => included)).toEqual([['Case', 'Hood'], undefined]);
    expect(positionsOf(full).map(({ included }) => included)).toEqual([['Case', 'Hood'], []]);
    expect(isQuoteOutdated(full, request, settings)).toBe(false);
    expect(changedItems(full, request, contentsOf)).toEqual([]);
    expect(changedItems(full, request, () => [])).toEqual(['Cine Zoom']);
    // While the products are not loaded, contents are not compared.
    expect(changedItems(full, request, () => undefined)).toEqual([]);
    const one = { ...request, items: [requestItem('zoom', 'Cine Zoom')] };
    expect(changedItems(full, one, () => undefined)).toEqual(['Cine Zoom', 'Panel Light']);
    // A quote without contents.
    expect(changedItems(quote, request, contentsOf)).toEqual([]);
    const [zoom, light] = request.items;
    const edited = { ...request, items: [light!, { ...zoom!, quantity: 3 }] };
    expect(changedItems(full, edited, contentsOf)).toEqual(['Cine Zoom']);
  });

  it('contains the company as it is now, without which it is outdated only by other changes', () => {
    expect(quote.company).toEqual(company);
    expect(isQuoteOutdated(quote, request, settings)).toBe(false);
    const moved = { ...settings, company: { ...company, address: '2 Marina, Lagos' } };
    expect(isQuoteOutdated(quote, request, moved)).toBe(true);
    expect(isQuoteOutdated(quote, request, { ...settings, company: undefined })).toBe(false);
    const { company: _company, ...older } = quote;
    expect(isQuoteOutdated(older, request, moved)).toBe(false);
    expect(isQuoteOutdated(older, { ...request, deposit: 1 }, moved)).toBe(true);
  });

  it('has the amounts of its text', () => {
    expect(totalsOf(quote)).toEqual({
      subtotal: 150_000_00,
      discount: 15_000_00,
      tax: 10_125_00,
      total: 145_125_00,
      deposit: 50_000_00,
    });
    expect(paperText(quotePaper(quote, 'SL-AAA222'), 'Slate Pictures')).toBe(
      `Quote Q-2026-0001 from Slate Pictures

For: Ada Obi
Date: 22 Nov 2026
Valid until: 23 Nov 2026
Reference: SL-AAA222
Rental dates: 24 Nov 2026 to 26 Nov 2026 (3 days)

1. Cine Zoom: 2 × ₦25,000 × 3 days = ₦150,000
2. Panel Light: 1 ×, rate to be agreed

Subtotal: ₦150,000
Discount (10%): −₦15,000
VAT (7.5%): ₦10,125
Total: ₦145,125
Deposit (not part of the total): ₦50,000

Batteries are included.

Terms:
Bring an ID.

Bank details:
Slate Bank 0123456789`,
    );
  });

  it('has a short text without notes and terms, and nothing for what is empty', () => {
    const empty = { deposit: 0, from: '', validUntil: '', discount: { kind: 'none' as const } };
    const text = paperText(quotePaper({ ...quote, ...empty }, 'SL-AAA222'), '', true);
    expect(text).toMatch(/^Quote Q-2026-0001\n/);
    expect(text).toContain('Rental dates: To be agreed');
    for (const part of ['Deposit', 'Discount', 'Terms', 'Batteries', 'Valid until'])
      expect(text).not.toContain(part);
  });
});

it('Remembered rates fill items without a rate', () => {
  const item = (productId: string, dailyRate: number | null) => ({ productId, dailyRate });
  const items = [item('zoom', null), item('light', 100), item('toString', null)];
  const filled = [item('zoom', 5), ...items.slice(1)];
  expect(withKnownRates(items, { zoom: 5, light: 7 })).toEqual(filled);
});

it('The field of a discount keeps its text', () => {
  for (const text of ['', '10%', '7.5%', '5,000', '1,250.50'])
    expect(discountInput(parseDiscount(text)!)).toBe(text);
});

it.each([
  ['after as many days as the settings say', '2026-12-24', '2026-11-27'],
  ['until the day before the first day', '2026-11-24', '2026-11-23'],
  ['today, also for rentals that begin today or before', '2026-11-20', '2026-11-20'],
  ['as the settings say without rental dates', '', '2026-11-27'],
])('A quote is valid %s', (_what, from, last) => {
  const one = createQuote(sampleRequest({ from }), settings, { ...sent, today: '2026-11-20' });
  expect(one.validUntil).toBe(last);
});
