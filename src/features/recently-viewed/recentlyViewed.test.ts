import { describe, expect, it } from 'vitest';
import {
  recentlyViewedEntry,
  RECENT_PRODUCTS,
  productViewed,
  recentlyViewedSlice,
  recentReplaced,
} from './recentlyViewedSlice';

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
  const { parse, serialize, merge } = recentlyViewedEntry;
  const merged = (base: string[], mine: string[], theirs: string[]) =>
    merge({ ids: base }, { ids: mine }, { ids: theirs }).ids;

  it('is a list of unique ids without invalid ones', () => {
    expect(parse(['a', 'a', null, '', 'b'])).toEqual({ state: { ids: ['a', 'b'] }, dropped: 2 });
    expect(parse(many)?.state.ids).toHaveLength(RECENT_PRODUCTS + 1);
    expect(parse({ ids: ['a'] })).toBeNull();
    expect(parse('a')).toBeNull();
    expect(serialize({ ids: ['a'] })).toEqual(['a']);
    expect(serialize({ ids: [] })).toBeUndefined();
  });

  it('merges the products viewed in two tabs', () => {
    expect(merged(['a'], ['b', 'a'], ['c', 'a'])).toEqual(['b', 'c', 'a']);
    expect(merged(['a', 'b'], ['b', 'a'], ['c', 'a', 'b'])).toEqual(['b', 'c', 'a']);
    expect(merged([], ['a'], ['c', 'b'])).toEqual(['a', 'c', 'b']);
  });

  it('keeps at most 9 ids', () => {
    const full = many.slice(0, 9);
    expect(merged(full, ['x', ...full.slice(0, 8)], ['y', ...full.slice(0, 8)])).toEqual([
      'x',
      'y',
      ...full.slice(0, 7),
    ]);
  });

  it('stays cleared when either tab cleared it', () => {
    expect(merged(['a', 'b'], [], ['a', 'b'])).toEqual([]);
    expect(merged(['a', 'b'], ['a', 'b'], [])).toEqual([]);
    expect(merged(['a', 'b'], ['c'], ['d', 'a', 'b'])).toEqual(['c', 'd']);
  });
});
