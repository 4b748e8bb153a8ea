import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateText, totalEstimateText, vatOf } from './estimate';
import { rateText } from './priceTexts';

const WEEK = { days: 7, charged: 4, reasons: [], vatBasisPoints: 0 };
const TAXED = { ...WEEK, vatBasisPoints: 750 };
const ONE = [{ quantity: 1, dailyRate: 30_000 }];

it('A rate is a price a day', () => {
  expect([rateText(35_000), rateText(1_250.5)]).toEqual([
    'From ₦35,000 a day',
    'From ₦1,250.50 a day',
  ]);
});

it.each([
  [ONE, WEEK, 'About ₦120,000 for 7 days (4 charged)'],
  [[{ quantity: 2, dailyRate: 30_000 }], { ...WEEK, charged: 7 }, 'About ₦420,000 for 7 days'],
  [[{ quantity: 3, dailyRate: 0.1 }], { ...WEEK, days: 1, charged: 1 }, 'About ₦0.30 for 1 day'],
  [ONE, TAXED, 'About ₦120,000 for 7 days (4 charged), plus 7.5% VAT'],
  [
    ONE,
    { ...TAXED, delivery: 5000.5 },
    'About ₦125,000.50 for 7 days (4 charged), with delivery, plus 7.5% VAT',
  ],
  [[{ quantity: 3 }, { quantity: 1 }], TAXED, undefined],
])('The estimate of %j for %j is %s', (items, charge, text) => {
  expect(estimateText(items, charge)).toBe(text);
});

it('The estimate of a request names the items that have no rate', () => {
  const rated = { quantity: 1, dailyRate: 10_000 };
  const about = 'About ₦40,000 for 7 days (4 charged)';
  expect(totalEstimateText([rated], WEEK)).toBe(about);
  expect(totalEstimateText([rated, { quantity: 5 }], WEEK)).toBe(
    `${about}, without 1 item priced on request`,
  );
  expect(totalEstimateText([rated, { quantity: 5 }], TAXED)).toBe(
    `${about}, plus 7.5% VAT, without 1 item priced on request`,
  );
  expect(totalEstimateText([{ quantity: 5 }], WEEK)).toBeUndefined();
});

it('The estimate of several items is the sum of their estimates, in any order', () => {
  const item = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), dailyRate: fc.nat(1e6) });
  const amountOf = (text = '') => Number(/₦([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (items) => {
      const sum = items.reduce((all, one) => all + amountOf(estimateText([one], WEEK)), 0);
      expect(amountOf(estimateText(items, WEEK))).toBe(sum);
      expect(amountOf(estimateText(items.toReversed(), WEEK))).toBe(sum);
    }),
  );
});

it('The tax is that of the rental terms, else that of the company', () => {
  expect([{ vat: 7.25 }, { vat: 0 }, {}].map(vatOf)).toEqual([725, 0, 750]);
  expect(vatOf({ vat: 'unknown' })).toBe('unknown');
});
