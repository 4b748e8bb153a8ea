import { describe, expect, it } from 'vitest';
import { parseCategories } from '../category/schema';
import { parseProjectIndex } from './schema';
import { resolveProjectCategory, listProjects, prepareProjects } from './listProjects';

const projects = parseProjectIndex({
  projects: [
    { id: 'a', title: 'Lagos Nights', category: ['Film Production', 'Music'], location: 'Ìkẹjà' },
    { id: 'b', title: 'Ọ̀ṣun Grove', category: 'Documentary', description: ['Rain.', 'A river.'] },
    { id: 'c', title: 'Spot', category: 'film' },
    { id: 'd', title: 'Odd', category: 'Never Heard Of' },
    { id: 'e', title: 'Bare' },
    { id: 'f', title: 'By slug', categorySlug: 'music' },
  ],
}).value;

const { value: categories } = parseCategories({
  categories: [
    { id: 'all', name: 'Everything', slug: 'all' },
    { id: 'k1', name: 'Film Production', slug: 'film' },
    { id: 'k2', name: 'Music', slug: 'music', isActive: false },
    { id: 'k3', name: 'Lookalike', slug: 'film-production' },
    { id: 'k4', name: 'Documentary', slug: 'documentary' },
  ],
});

const prepared = prepareProjects(projects, categories);

function list(category: string, search = ''): string {
  const chosen = resolveProjectCategory(categories, category);
  return listProjects(prepared, { search, category: chosen })
    .map(({ id }) => id)
    .join('');
}

describe('projects filtered by category', () => {
  it.each([
    ['', 'abcdef'],
    ['all', 'abcdef'],
    ['All Categories', 'abcdef'],
    ['film', 'ac'],
    ['FILM', 'ac'],
    ['Film Production', 'ac'],
    [' film production ', 'ac'],
    // Matches the slug of one category, although the slugified name of another one is the same.
    ['film-production', ''],
    ['k1', 'ac'],
    ['music', 'af'],
    ['never-heard-of', 'd'],
    ['Never Heard Of', 'd'],
    ['ghost', ''],
    ['__proto__', ''],
  ])('are matched by slug or name, case-insensitively: %j lists %j', (category, ids) => {
    expect(list(category)).toBe(ids);
  });

  it('are matched by name and slug even without the list of categories', () => {
    const bare = prepareProjects(projects, []);
    for (const text of ['Film Production', 'film-production']) {
      const category = resolveProjectCategory([], text);
      expect(listProjects(bare, { category }).map(({ id }) => id)).toEqual(['a']);
    }
  });
});

describe('projects filtered by search', () => {
  it.each([
    ['NIGHTS lagos', 'a'],
    ['ikeja', 'a'],
    ['osun', 'b'],
    ['river rain', 'b'],
    ['film', 'ac'],
    ['production spot', 'c'],
    ['   ', 'abcdef'],
    ['nothing like it', ''],
  ])('contain every word: %j finds %j', (search, ids) => {
    expect(list('', search)).toBe(ids);
  });

  it('are filtered by search and category together', () => {
    expect(list('film', 'lagos')).toBe('a');
    expect(list('documentary', 'lagos')).toBe('');
  });
});
