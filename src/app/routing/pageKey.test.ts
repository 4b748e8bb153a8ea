import { describe, expect, it } from 'vitest';
import { pageKey } from './pageKey';

describe('the page at a path', () => {
  it.each([
    ['/projects', '/projects'],
    ['/projects/category/movie', '/projects'],
    ['/projects/category', '/projects/category'],
    ['/projects/lagos-nights', '/projects/lagos-nights'],
    ['/', '/'],
  ])('%s is %s', (path, place) => {
    expect(pageKey(path)).toBe(place);
  });
});
