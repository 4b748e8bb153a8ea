import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Project } from '@/domain/project/schema';
import {
  autoRelated,
  isProjectComplete,
  projectCopy,
  projectFields,
  projectOfFields,
  validateProject,
} from './projectFormValues';

const TODAY = '2026-01-02';
const NOW = '2026-01-02T03:04:05.000Z';

const project = (id: string, more: Partial<Project> = {}): Project => ({
  id,
  title: `Project ${id}`,
  slug: `project-${id}`,
  image: '/media/a.webp',
  category: ['Movie'],
  isFeatured: false,
  date: 'January 2025',
  location: 'Lagos',
  description: 'Text',
  images: [],
  gallery: [],
  details: [],
  technologies: [],
  relatedProjects: [],
  createdAt: NOW,
  updatedAt: NOW,
  ...more,
});

const filled = (more: Partial<ReturnType<typeof projectFields>> = {}) => ({
  ...projectFields(project('new'), TODAY),
  ...more,
});
const made = (fields: ReturnType<typeof filled>, before?: Project, projects: Project[] = []) =>
  projectOfFields(fields, before, { id: 'projectnew', projects, now: NOW });

describe('the project form', () => {
  it('requires title, description, category, main image, date and location', () => {
    const empty = { ...projectFields(undefined, TODAY), date: '' };
    expect(Object.keys(validateProject(empty, undefined, []))).toEqual([
      'title',
      'description',
      'category',
      'image',
      'date',
      'location',
    ]);
    expect(isProjectComplete(empty, undefined)).toBe(false);
    expect(isProjectComplete(filled(), undefined)).toBe(true);
    expect(projectFields(undefined, TODAY).date).toBe(TODAY);
  });

  it.each(['example', 'javascript:alert(1)', 'http://', 'https://', 'https://a b.example'])(
    'rejects the website %s',
    (website) => {
      expect(validateProject(filled({ website }), undefined, [])).toHaveProperty('website');
    },
  );

  it.each(['', 'https://example.com', 'https://example.com/a?b=c#d'])(
    'accepts the website %j',
    (website) => {
      expect(validateProject(filled({ website }), undefined, [])).toEqual({});
    },
  );

  it('shows a month and year as its first day, and keeps the text until another day is selected', () => {
    const before = project('a', { date: 'March 2025' });
    const fields = projectFields(before, TODAY);
    expect(fields.date).toBe('2025-03-01');
    expect(made(fields, before).date).toBe('March 2025');
    expect(made({ ...fields, date: '2025-03-02' }, before).date).toBe('2025-03-02');
  });

  it('keeps any other date text, which counts as filled', () => {
    const before = project('a', { date: 'Spring' });
    const fields = projectFields(before, TODAY);
    expect(fields.date).toBe('');
    expect(isProjectComplete(fields, before)).toBe(true);
    expect(made(fields, before).date).toBe('Spring');
  });

  it('drops no category, keeps a list of paragraphs as a list, and leaves out empty details', () => {
    const before = project('a', { category: ['Movie', 'Gone'], description: ['One.', 'Two.'] });
    const fields = projectFields(before, TODAY);
    expect(fields.description).toBe('One.\n\nTwo.');
    expect(made(fields, before)).toMatchObject({
      category: ['Movie', 'Gone'],
      description: ['One.', 'Two.'],
    });
    const changed = {
      ...fields,
      description: 'One.\n\nThree.',
      details: [{ text: ' ' }, { text: ' x ' }],
    };
    expect(made(changed, before)).toMatchObject({
      description: ['One.', 'Three.'],
      details: ['x'],
    });
  });

  it('saves any project unchanged when nothing was edited', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
    fc.assert(
      fc.property(
        texts,
        texts,
        fc.constantFrom('', 'May 2020', '2020-05-04', 'soon'),
        (category, details, date) => {
          const before = project('a', {
            category: [...new Set(category)],
            details,
            date,
            relatedProjects: ['b'],
          });
          const { updatedAt: _updatedAt, ...after } = made(projectFields(before, TODAY), before, [
            before,
            project('b'),
          ]);
          const { updatedAt: _before, ...expected } = before;
          expect(after).toEqual(expected);
        },
      ),
    );
  });

  it('gives new and duplicated projects a unique slug, and a copy is not featured', () => {
    const all = [project('a', { slug: 'film', isFeatured: true, title: 'Film' })];
    expect(made(filled({ title: 'Film' }), undefined, all).slug).not.toBe('film');
    const copy = projectCopy(all[0]!, { id: 'projectcopy', projects: all, now: NOW });
    expect(copy).toMatchObject({ id: 'projectcopy', title: 'Film (copy)', isFeatured: false });
    expect(copy.slug).toBe('film-copy');
  });

  it('does not feature a fifth project', () => {
    const full = ['a', 'b', 'c', 'd'].map((id) => project(id, { isFeatured: true }));
    expect(validateProject(filled({ isFeatured: true }), undefined, full)).toEqual({
      isFeatured: 'Maximum of 4 featured projects allowed',
    });
    expect(validateProject(filled({ isFeatured: true }), full[0], full)).toEqual({});
  });
});

describe('related projects', () => {
  const all = [
    project('a', { category: ['Commercial'] }),
    project('b'),
    project('c', { category: ['Commercial'] }),
    project('d', { category: ['Fashion', 'movie'] }),
    project('e'),
  ];
  it('are up to 3 others, with those of the same category first', () => {
    expect(autoRelated({ id: 'e', category: ['Movie'] }, all)).toEqual(['b', 'd', 'a']);
    expect(autoRelated({ id: 'x', category: [] }, all)).toEqual(['a', 'b', 'c']);
    expect(autoRelated({ id: 'b', category: ['Movie'] }, [all[1]!])).toEqual([]);
  });

  it('keep the references to projects that still exist', () => {
    const named = { id: 'e', category: ['Movie'], relatedProjects: ['c', 'gone', 'e', 'c'] };
    expect(autoRelated(named, all)).toEqual(['c']);
  });
});
