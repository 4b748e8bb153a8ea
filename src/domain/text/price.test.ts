import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, priceNumber } from './price';

describe('priceNumber', () => {
  it.each([
    [25000, 25000],
    [0, 0],
    ['₦25,000', 25000],
    ['NGN 1,250.50 ', 1250.5],
    ['25000 per day.', 25000],
    ['Rs. 500', 500],
    ['a1b2c3', 123],
    ['Price on Request', null],
    ['', null],
    [undefined, null],
    [null, null],
    [Number.POSITIVE_INFINITY, null],
    ['9'.repeat(400), null],
  ])('parses %j as %j', (price, number) => {
    expect(priceNumber(price)).toBe(number);
  });
});

describe('formatPrice', () => {
  it.each([
    [25000, '₦25,000'],
    [1250.5, '₦1,250.50'],
    ['₦1,250.05', '₦1,250.05'],
    ['25000', '₦25,000'],
    ['₦25,000', '₦25,000'],
    ['NGN 25000', '₦25,000'],
    ['N25,000.00', '₦25,000'],
    ['25,000 per day', '₦25,000 per day'],
    ['₦25,000/day', '₦25,000/day'],
    ['₦25,000 - ₦40,000', '₦25,000 - ₦40,000'],
    ['$500', '$500'],
    ['500 USD', '500 USD'],
    ['500 for a day', '₦500 for a day'],
    ['500 /day', '₦500 /day'],
    ['Price on request', 'Price on Request'],
    [undefined, 'Price on Request'],
    ['', 'Price on Request'],
  ])('formats %j as %j', (price, shown) => {
    expect(formatPrice(price)).toBe(shown);
  });
});

describe('amounts in naira', () => {
  const format = new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  });

  it('are formatted like the en-NG locale', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(formatPrice(amount)).toBe(format.format(amount));
      }),
    );
  });
});
