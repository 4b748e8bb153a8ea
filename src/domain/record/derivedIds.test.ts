import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDerivedIds, withoutDerivedIds } from './derivedIds';

describe('IDs that follow from a field', () => {
  it('are added to entries without one, and are unique', () => {
    const list = [{ path: '/a' }, { id: 'own', path: '/a' }, { path: '/a', id: null }, 5, { x: 1 }];
    expect(withDerivedIds(list, 'path')).toEqual([
      { path: '/a', id: '/a' },
      { id: 'own', path: '/a' },
      { path: '/a', id: '/a (2)' },
      5,
      { x: 1 },
    ]);
  });

  it('are left out, and are the same when they are added again', () => {
    const path = fc.constantFrom('/a', '/b', 5);
    const entry = fc.record({ path, id: fc.constantFrom('/a', 'x', 7) }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, fc.string())), (list) => {
        const whole = withDerivedIds(list, 'path');
        const left = withoutDerivedIds(whole, 'path');
        expect(withDerivedIds(left, 'path')).toEqual(whole);
      }),
    );
  });
});
