import { describe, expect, it } from 'vitest';
import { FALLBACK_PROJECT_CATEGORIES } from '@/domain/category/category';
import { parseCategories } from '@/domain/category/schema';
import { projectChoices } from './projectsView';

const labels = (categories: Parameters<typeof projectChoices>[0]) =>
  projectChoices(categories).map(({ label }) => label);

describe('projectChoices', () => {
  it("returns 'All Categories' and the active categories in their order", () => {
    const { value } = parseCategories({
      categories: [
        { id: 'k1', name: 'Movie', slug: 'movie' },
        { id: 'x', name: 'Everything', slug: 'all' },
        { id: 'k2', name: 'Retired', slug: 'retired', isActive: false },
        { id: 'k3', name: 'Ìlù', slug: 'ilu' },
      ],
    });
    expect(projectChoices(value)).toEqual([
      { value: '', label: 'All Categories' },
      { value: 'movie', label: 'Movie' },
      { value: 'ilu', label: 'Ìlù' },
    ]);
    expect(labels([])).toEqual(['All Categories']);
  });

  it('returns the default categories for the fallback list', () => {
    expect(labels(FALLBACK_PROJECT_CATEGORIES)).toEqual([
      'All Categories',
      'Film Production',
      'Commercial',
      'Documentary',
      'Music Video',
      'Fashion Film',
      'Movie',
    ]);
  });
});
