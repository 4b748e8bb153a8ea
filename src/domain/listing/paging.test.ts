import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, pageCount, pageParam, pageSlice, rangeText } from './paging';

describe('paging', () => {
  it.each([
    [0, 16, 1],
    [16, 16, 1],
    [17, 16, 2],
    [100, 6, 17],
  ])('counts the pages of %i items with %i per page: %i', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });

  it.each([
    [999, 3],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 3],
  ])('clamps page %d to %i', (page, clamped) => {
    expect(clampPage(page, 40, 16)).toBe(clamped);
  });

  it.each([
    ['3', 3],
    ['2.9', 2],
    ['0', 1],
    ['-2', 1],
    ['two', 1],
    [null, 1],
    ['1e400', 1],
  ])('reads the page parameter %j as page %i', (text, page) => {
    expect(pageParam(text)).toBe(page);
  });

  it('returns the items of a page', () => {
    expect(pageSlice([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4]);
    expect(pageSlice([1, 2, 3, 4, 5], 9, 2)).toEqual([5]);
    expect(pageSlice([], 1, 2)).toEqual([]);
  });

  it.each([
    [0, 1, '0 products'],
    [1, 1, '1 product'],
    [16, 1, '16 products'],
    [24, 1, 'Showing 1–16 of 24 products'],
    [24, 2, 'Showing 17–24 of 24 products'],
    [17, 2, 'Showing 17 of 17 products'],
    [1250, 2, 'Showing 17–32 of 1,250 products'],
  ])('describes, for %i products, page %i as %j', (total, page, text) => {
    expect(rangeText('product', total, page, 16)).toBe(text);
  });

  it('puts every item on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (list, size) => {
        const pages = Array.from({ length: pageCount(list.length, size) }, (_, i) => i + 1);
        expect(pages.flatMap((page) => pageSlice(list, page, size))).toEqual(list);
      }),
    );
  });
});
