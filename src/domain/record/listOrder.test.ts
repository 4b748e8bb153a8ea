import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveIds, sameOrder, withIdsOf } from './derivedIds';

const ids = fc.uniqueArray(fc.string({ maxLength: 2 }), { maxLength: 8 });

describe('moving items of a list', () => {
  it('puts them at an index among the others, in their order', () => {
    expect(moveIds(['a', 'b', 'c', 'd'], ['c'], 0)).toEqual(['c', 'a', 'b', 'd']);
    expect(moveIds(['a', 'b', 'c', 'd'], ['d', 'b'], 2)).toEqual(['a', 'c', 'b', 'd']);
    expect(moveIds(['a', 'b', 'c'], ['a'], 9)).toEqual(['b', 'c', 'a']);
    expect(moveIds(['a', 'b'], ['x'], 0)).toEqual(['a', 'b']);
  });

  it('keeps every item once, and the order of the others', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.string({ maxLength: 2 })), fc.nat(9), (list, moved, to) => {
        const next = moveIds(list, moved, to);
        expect(next.toSorted()).toEqual(list.toSorted());
        const others = list.filter((id) => !moved.includes(id));
        expect(sameOrder(next, others)).toBe(true);
      }),
    );
  });
});

describe('adding the items of another order', () => {
  it('puts each after the same item as there', () => {
    expect(withIdsOf(['c', 'a'], ['new', 'a', 'x', 'y', 'c'])).toEqual(['new', 'c', 'a', 'x', 'y']);
    expect(withIdsOf([], ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('keeps the order, and contains every item of both once', () => {
    fc.assert(
      fc.property(ids, ids, (own, other) => {
        const merged = withIdsOf(own, other);
        expect(sameOrder(merged, own)).toBe(true);
        expect(merged.toSorted()).toEqual([...new Set([...own, ...other])].toSorted());
      }),
    );
  });
});
