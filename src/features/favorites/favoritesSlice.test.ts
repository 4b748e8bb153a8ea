import { describe, expect, it } from 'vitest';
import {
  favoritesEntry,
  favoritesReplaced,
  favoritesRestored,
  favoritesSlice,
  favoriteToggled,
} from './favoritesSlice';

function after(...events: Parameters<typeof favoritesSlice.reducer>[1][]): string[] {
  return events.reduce(favoritesSlice.reducer, favoritesSlice.getInitialState()).ids;
}

describe('favourites', () => {
  it('are toggled by product and kept oldest first', () => {
    const toggle = favoriteToggled;
    expect(after(toggle('a'), toggle('b'), toggle('c'), toggle('b'))).toEqual(['a', 'c']);
  });

  it('are restored at their positions on undo, and keep those added since', () => {
    const before = ['a', 'b', 'c'];
    const start = favoritesReplaced(before);
    const undo = favoritesRestored(before, ['b']);
    expect(after(start, favoriteToggled('b'), favoriteToggled('d'), undo)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(after(start, favoriteToggled('b'), favoriteToggled('c'), undo, undo)).toEqual([
      'a',
      'b',
    ]);
    expect(after(start, favoritesReplaced([]), favoritesRestored(before))).toEqual(before);
  });
});

describe('storeFavorites in storage', () => {
  it('is a list of unique ids, and is removed when it is empty', () => {
    expect(favoritesEntry.parse(['a', 'a', 7, '', 'b'])).toEqual({
      ids: ['a', 'b'],
    });
    expect(favoritesEntry.parse({ a: 1 })).toBeUndefined();
    expect(favoritesEntry.serialize({ ids: [] })).toBeUndefined();
  });
});
