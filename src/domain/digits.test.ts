import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './digits';

describe('a whole number', () => {
  it('is written as Nigerian English writes it', () => {
    const format = new Intl.NumberFormat('en-NG');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(groupDigits(value)).toBe(format.format(value));
      }),
    );
  });
});
