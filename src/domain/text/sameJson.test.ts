import { describe, expect, it } from 'vitest';
import { sameJson } from './sameJson';

describe('sameJson', () => {
  it('ignores the order of fields', () => {
    expect(sameJson({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  });

  it('treats an undefined field as missing', () => {
    expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: null })).toBe(false);
  });

  it.each([
    [['1'], ['2']],
    [[], {}],
    [null, {}],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1], [1, undefined]],
  ])('returns false for %j and %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
