import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../product/formatDecimal';
import { formatInteger, formatProductCount } from './formatNumber';

describe('formatting numbers', () => {
  it('formats integers like the en-NG locale', () => {
    const format = new Intl.NumberFormat('en-NG');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(formatInteger(value)).toBe(format.format(value));
      }),
    );
  });

  it.each([
    [0, '0 products'],
    [1, '1 product'],
    [2, '2 products'],
    [1250, '1,250 products'],
  ])('formats %i products as %j', (count, text) => {
    expect(formatProductCount(count)).toBe(text);
  });

  it.each([
    [4, '4'],
    [4.8, '4.8'],
    [3.333, '3.3'],
    [4.97, '5'],
  ])('formats %d with at most one decimal as %j', (value, text) => {
    expect(formatDecimal(value)).toBe(text);
  });
});
