import { describe, expect, it } from 'vitest';
import {
  recentlyViewedEntry,
  RECENT_PRODUCTS,
  productViewed,
  recentlyViewedSlice,
  recentReplaced,
} from './index';

function after(...events: Parameters<typeof recentlyViewedSlice.reducer>[1][]): string[] {
  return events.reduce(recentlyViewedSlice.reducer, recentlyViewedSlice.getInitialState()).ids;
}

const views = (...ids: string[]) => ids.map((id) => productViewed(id));
const many = Array.from({ length: 20 }, (_, i) => `p${i}`);

describe('recently viewed products', () => {
  it('are listed latest first, each once', () => {
    expect(after(...views('a', 'b', 'c', 'a', 'a'))).toEqual(['a', 'c', 'b']);
  });

  it('are the last 8 in addition to the current one', () => {
    const ids = after(...views(...many));
    expect(ids).toHaveLength(RECENT_PRODUCTS + 1);
    expect(ids[0]).toBe('p19');
    expect(ids.at(-1)).toBe('p11');
  });

  it('can be cleared and restored', () => {
    expect(after(...views('a', 'b'), recentReplaced([]))).toEqual([]);
    expect(after(...views('a', 'b'), recentReplaced([]), recentReplaced(['b', 'a']))).toEqual([
      'b',
      'a',
    ]);
  });
});

describe('recentlyViewed in storage', () => {
  const { parse, serialize, join } = recentlyViewedEntry;

  it('is a list of unique ids without invalid ones', () => {
    expect(parse(['a', 'a', null, '', 'b'])).toEqual({ ids: ['a', 'b'] });
    expect(parse(many)?.ids).toHaveLength(RECENT_PRODUCTS + 1);
    expect(parse({ ids: ['a'] })).toBeUndefined();
    expect(parse('a')).toBeUndefined();
    expect(serialize({ ids: ['a'] })).toEqual(['a']);
    expect(serialize({ ids: [] })).toBeUndefined();
  });

  it('adds those that were viewed before it was read', () => {
    expect(join({ ids: ['b', 'c'] }, { ids: ['a', 'b'] })).toEqual({ ids: ['a', 'b', 'c'] });
  });
});
