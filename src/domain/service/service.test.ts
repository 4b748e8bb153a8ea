import { describe, expect, it } from 'vitest';
import { ShapeError } from '../content/problem';
import { parseServices } from './service';

const BROKEN = [null, undefined, [], 'html', 7, {}, { other: {} }];

describe('services (public-site.md §2)', () => {
  it('have an intro where the first entry has no id', () => {
    const { value } = parseServices({
      services: [
        { description: 'We help', tone: 'warm' },
        { id: 's1', title: 'Film Production', is_featured: true },
      ],
    });
    expect(value.intro).toEqual({ description: 'We help', tone: 'warm' });
    expect(value.services).toEqual([
      {
        id: 's1',
        title: 'Film Production',
        description: '',
        slug: 'film-production',
        isFeatured: true,
      },
    ]);
  });

  it('without id further down are left out and reported with their place', () => {
    const { value, problems } = parseServices({
      services: [{ id: 's1' }, { title: 'No id' }, { id: 's2', title: 'Two' }],
    });
    expect(value.intro).toBeUndefined();
    expect(value.services.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(problems.map(({ path }) => path)).toEqual(['services[1]']);
  });

  it.each([...BROKEN, { services: null }])('are not in the file %j', (json) => {
    expect(() => parseServices(json)).toThrow(ShapeError);
  });
});
