import { describe, expect, it } from 'vitest';
import { pageKey } from './pageKey';

describe('pageKey', () => {
  it.each([
    ['/projects', '/projects'],
    ['/projects/category/movie', '/projects'],
    ['/projects/category', '/projects/category'],
    ['/projects/lagos-nights', '/projects/lagos-nights'],
    ['/', '/'],
  ])('maps %s to %s', (path, key) => {
    expect(pageKey(path)).toBe(key);
  });
});
