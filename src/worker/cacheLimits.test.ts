import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oldestOut } from './cacheLimits';

const sizes = fc.array(fc.nat(100), { maxLength: 30 });

it('leaves as many of the newest entries as the limit allows, and no fewer', () => {
  fc.assert(
    fc.property(sizes, fc.nat(20), fc.nat(500), (all, entries, bytes) => {
      const fits = (kept: readonly number[]) =>
        kept.length <= entries && kept.reduce((sum, size) => sum + size, 0) <= bytes;
      const removed = oldestOut(all, { entries, bytes });
      expect(fits(all.slice(removed))).toBe(true);
      if (removed > 0) expect(fits(all.slice(removed - 1))).toBe(false);
    }),
  );
});
