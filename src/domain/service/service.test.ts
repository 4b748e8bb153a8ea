import { describe, expect, it } from 'vitest';
import { parseServices } from './schema';

describe('parseServices', () => {
  it('reads a first entry without id as the introduction', () => {
    const { value } = parseServices({
      services: [
        { description: 'We help', tone: 'warm' },
        { id: 's1', title: 'Film Production', is_featured: true },
      ],
    });
    expect(value.intro).toEqual({ description: 'We help', tone: 'warm' });
    const texts = { title: 'Film Production', description: '', slug: 'film-production' };
    expect(value.services).toEqual([{ id: 's1', ...texts, isFeatured: true }]);
  });

  it('leaves out later entries without id and reports their path', () => {
    const { value, problems } = parseServices({
      services: [{ id: 's1' }, { title: 'No id' }, { id: 's2', title: 'Two' }],
    });
    expect(value.intro).toBeUndefined();
    expect(value.services.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(problems.map(({ path }) => path)).toEqual(['services[1]']);
  });
});
