import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProjectsFiltered, projectsViewTarget, readProjectsView } from './projectsView';

const DEFAULT_VIEW = { category: '', search: '', page: 1 };

describe('projects view in the URL', () => {
  it('is /projects for the default view', () => {
    expect(readProjectsView('', '')).toEqual(DEFAULT_VIEW);
    expect(projectsViewTarget(DEFAULT_VIEW)).toEqual({ pathname: '/projects', search: '' });
  });

  it('has the category in the path, search and page in the query', () => {
    const view = { category: 'music-video', search: 'lagos night', page: 2 };
    expect(projectsViewTarget(view)).toEqual({
      pathname: '/projects/category/music-video',
      search: '?q=lagos+night&page=2',
    });
  });

  it('keeps unrelated parameters and omits default values', () => {
    expect(projectsViewTarget(DEFAULT_VIEW, '?utm_source=mail&q=x&page=4').search).toBe(
      '?utm_source=mail',
    );
  });

  it('is read back unchanged', () => {
    const view = fc.record({
      category: fc.constantFrom('', 'movie', 'Ìlù + dúndún', '#?&=', 'a/b', '%'),
      search: fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('Ọ̀ṣun ', '灯', '100 %')),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(view, (given) => {
        const { pathname, search } = projectsViewTarget(given);
        const category = decodeURIComponent(pathname.split('/')[3] ?? '');
        expect(readProjectsView(category, search)).toEqual(given);
      }),
    );
  });

  it.each(['%', '%E0%A4%A', '__proto__', '=&=', '+'.repeat(5000)])(
    'reads the malformed %j without throwing',
    (text) => {
      const view = readProjectsView(text, `?q=${text}&page=${text}`);
      expect(view.page).toBe(1);
      expect(view.search.length).toBeLessThanOrEqual(200);
      expect(view.category.length).toBeLessThanOrEqual(200);
    },
  );

  it('treats search and category as filters, but not blanks and the page', () => {
    expect(isProjectsFiltered({ ...DEFAULT_VIEW, category: 'movie' })).toBe(true);
    expect(isProjectsFiltered({ ...DEFAULT_VIEW, search: 'x' })).toBe(true);
    expect(isProjectsFiltered({ ...DEFAULT_VIEW, search: '  ', page: 4 })).toBe(false);
  });
});
