import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PROJECT_CATEGORIES,
  FALLBACK_PROJECT_CATEGORIES,
  findCategory,
  isAllCategory,
} from './category';
import { parseCategories } from './schema';

const { value: categories } = parseCategories({
  categories: [
    { id: 'c1', name: 'Lenses', slug: 'glass' },
    { id: 'c2', name: 'Glass', isActive: false },
    { id: 'c3', slug: 'audio' },
    { id: 'c4', name: 'Ìlù', slug: null, tint: 'red' },
  ],
});

describe('categories', () => {
  it('fill missing fields with defaults and keep unknown fields', () => {
    expect(categories).toEqual([
      { id: 'c1', name: 'Lenses', slug: 'glass', isActive: true },
      { id: 'c2', name: 'Glass', slug: 'glass-c2', isActive: false },
      { id: 'c3', name: 'audio', slug: 'audio', isActive: true },
      { id: 'c4', name: 'Ìlù', slug: 'ilu', isActive: true, tint: 'red' },
    ]);
  });

  it.each([
    ['glass', 'c1'],
    ['GLASS', 'c1'],
    [' lenses ', 'c1'],
    ['ilu', 'c4'],
    ['ìlù', 'c4'],
    ['c3', 'c3'],
    ['', undefined],
    ['__proto__', undefined],
    ['ghost', undefined],
  ])('are found by slug, then name, then id: %j is %j', (text, id) => {
    expect(findCategory(categories, text)?.id).toBe(id);
  });

  it('have defaults for projects', () => {
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(names(DEFAULT_PROJECT_CATEGORIES)).toEqual([
      'All Categories',
      'Film Production',
      'Commercial',
    ]);
    expect(names(FALLBACK_PROJECT_CATEGORIES).slice(3)).toEqual([
      'Documentary',
      'Music Video',
      'Fashion Film',
      'Movie',
    ]);
    expect(DEFAULT_PROJECT_CATEGORIES.filter(isAllCategory)).toHaveLength(1);
  });
});
