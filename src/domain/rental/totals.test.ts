import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, moneyInput, parseMoney, plainMoney } from './money';
import { computeTotals, lineTotal, parseDiscount, type Discount } from './totals';
import { parsePercent } from '../text/typedNumber';

const amount = fc.integer({ min: 0, max: 5_000_000_00 });
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({
    kind: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount }),
);
const terms = fc.record({
  items: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), dailyRate: amount }), {
    maxLength: 12,
  }),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      amount,
      charge: fc.constantFrom('day' as const, 'once' as const),
      cause: fc.constantFrom('', 'piece-1', 'late'),
    }),
    { maxLength: 5 },
  ),
  billableDays: fc.integer({ min: 1, max: 365 }),
  discount,
  vatBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  deposit: amount,
});

const chargesOf = ({ lines, billableDays }: Parameters<typeof computeTotals>[0]) =>
  (lines ?? [])
    .filter(({ cause }) => cause !== '')
    .reduce((sum, line) => sum + lineTotal(line, billableDays), 0);

describe('the totals of a quote', () => {
  it('are whole kobo that add up, with a discount of at most the subtotal', () => {
    fc.assert(
      fc.property(terms, (quote) => {
        const totals = computeTotals(quote);
        for (const value of Object.values(totals)) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
        expect(totals.discount).toBeLessThanOrEqual(totals.subtotal);
        expect(totals.total - chargesOf(quote)).toBe(
          totals.subtotal - totals.discount + totals.tax,
        );
        expect(totals.deposit).toBe(quote.deposit);
      }),
    );
  });

  it('add charges and late fees that no discount reduces', () => {
    fc.assert(
      fc.property(terms, (quote) => {
        const untaxed = { ...quote, vatBasisPoints: 0 };
        const lines = quote.lines.filter(({ cause }) => cause === '');
        const { subtotal, discount: off, total } = computeTotals({ ...untaxed, lines });
        const all = computeTotals(untaxed);
        expect([all.subtotal, all.discount]).toEqual([subtotal, off]);
        expect(all.total).toBe(total + chargesOf(quote));
      }),
    );
  });

  it('round VAT half up once, exactly', () => {
    fc.assert(
      fc.property(terms, (quote) => {
        const { total, tax } = computeTotals(quote);
        const exact = BigInt(total - tax) * BigInt(quote.vatBasisPoints);
        const twice = 2n * (BigInt(tax) * 10_000n - exact);
        expect(twice > -10_000n && twice <= 10_000n).toBe(true);
      }),
    );
  });

  it('match an example that was calculated by hand', () => {
    const items = [
      { quantity: 2, dailyRate: 25_000_00 },
      { quantity: 1, dailyRate: 12_500_50 },
    ];
    const deposit = 50_000_00;
    const tenPercent = { kind: 'percent', basisPoints: 1000 } as const;
    const quote = { items, billableDays: 3, discount: tenPercent, vatBasisPoints: 750, deposit };
    expect(computeTotals(quote)).toEqual({
      subtotal: 187_501_50,
      discount: 18_750_15,
      tax: 12_656_35,
      total: 181_407_70,
      deposit: 50_000_00,
    });
  });
});

describe('amounts', () => {
  it.each([
    ['5000', 5000_00],
    ['5,000', 5000_00],
    ['₦1 250.5', 1250_50],
    [' N 1,250,000.50 ', 1_250_000_50],
    ['NGN 0.05', 5],
    ['0', 0],
  ])('%j is read', (text, kobo) => {
    expect(parseMoney(text)).toBe(kobo);
  });

  it('are not read from other texts', () => {
    const numbers = ['-5', '1.234', '5.', '99999999999999', '1e5', '0012', '0,500'];
    const groups = ['12,50', '1.250,50', '1,2500', '12 50', ',500'];
    for (const text of ['', 'abc', '5000 or so', ...numbers, ...groups])
      expect(parseMoney(text), text).toBeUndefined();
  });

  it('are shown in naira, with kobo only if there are any', () => {
    expect(formatMoney(5000_00)).toBe('₦5,000');
    expect(formatMoney(5000_50)).toBe('₦5,000.50');
    expect([-50, -5000_00, 0 - 0].map(formatMoney)).toEqual(['−₦0.50', '−₦5,000', '₦0']);
    expect([-50, -5000_00, 5].map(plainMoney)).toEqual(['-0.50', '-5000.00', '0.05']);
  });

  it('are parsed again from the text of a field', () => {
    fc.assert(
      fc.property(amount, (kobo) => {
        expect(parseMoney(moneyInput(kobo))).toBe(kobo);
      }),
    );
  });

  it('of discounts are a percentage or an amount', () => {
    expect(parseDiscount('')).toEqual({ kind: 'none' });
    expect(parseDiscount('10%')).toEqual({ kind: 'percent', basisPoints: 1000 });
    expect(parseDiscount(' 7,5 %')).toEqual({ kind: 'percent', basisPoints: 750 });
    expect(parseDiscount('5,000')).toEqual({ kind: 'amount', amount: 5000_00 });
    expect(parseDiscount('101%')).toBeUndefined();
    expect(parseDiscount('ten')).toBeUndefined();
    expect(parsePercent('7.5')).toBe(750);
  });
});
