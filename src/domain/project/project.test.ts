import { describe, expect, it } from 'vitest';
import { parseProjectFile, parseProjectIndex, resolveProject } from './schema';
import {
  projectCategoryRefs,
  projectFiles,
  projectImages,
  projectOverlay,
  projectOverview,
} from './project';

const parse = (project: object) => {
  const [parsed] = parseProjectFile({ projects: [{ id: 'project-1', ...project }] }).value;
  if (!parsed) throw new Error('the project was left out');
  return parsed;
};

describe('a project', () => {
  it('gets default values when it has only an id', () => {
    expect(parse({})).toStrictEqual({
      id: 'project-1',
      title: 'Untitled Project',
      slug: 'project-1',
      image: '',
      category: [],
      isFeatured: false,
      description: '',
      images: [],
      gallery: [],
      details: [],
      technologies: [],
      relatedProjects: [],
      createdAt: '',
      updatedAt: '',
    });
  });

  it('has a list of categories, also when stored as text', () => {
    expect(parse({ category: 'Film' }).category).toEqual(['Film']);
    const category = ['Film', ' Music ', '', 'Film'];
    expect(parse({ category }).category).toEqual(['Film', 'Music']);
  });

  it('has a slug made from the title unless it has its own', () => {
    expect(parse({ title: 'Lagos Nights!' }).slug).toBe('lagos-nights');
    expect(parse({ title: 'Lagos Nights!', slug: 'nights' }).slug).toBe('nights');
  });

  it('has its id as slug in a partial list unless it has its own', () => {
    const projects = [
      { id: 'b', title: 'Nights' },
      { id: 'c', title: 'Nights', slug: 'own' },
    ];
    const { value } = parseProjectIndex({ projects }, 'projects/featured.json', true);
    expect(value.map(({ slug }) => slug)).toEqual(['b', 'own']);
  });

  it('may use name for title, and thumbnail or coverImage for image', () => {
    const project = parse({ name: 'Nights', thumbnail: '/media/t.webp' });
    expect(project).toMatchObject({ title: 'Nights', slug: 'nights', image: '/media/t.webp' });
  });

  it('has an overview in paragraphs, from text or a list', () => {
    const description = 'One.\nStill one.\n\n Two. ';
    expect(projectOverview({ description })).toEqual(['One.\nStill one.', 'Two.']);
    expect(projectOverview({ description: ['One.', ' ', 'Two.'] })).toEqual(['One.', 'Two.']);
    expect(projectOverview({})).toEqual([]);
  });

  it('has a card text of at most 100 characters', () => {
    expect(projectOverlay({})).toBe('');
    expect(projectOverlay({ description: ['One.\nTwo.', 'Three.'] })).toBe('One. Two. Three.');
    expect(projectOverlay({ description: 'a'.repeat(100) })).toBe('a'.repeat(100));
    expect(projectOverlay({ description: 'a'.repeat(101) })).toBe(`${'a'.repeat(100)}…`);
  });

  it('lists each image once, main image first', () => {
    const project = parse({ image: 'a', images: ['b', 'a'], gallery: ['c', '', 'b'] });
    expect(projectImages(project)).toEqual(['a', 'b', 'c']);
  });

  it('keeps the slug of the index and falls back to the summary without a record', () => {
    const nights = { id: 'b', title: 'Nights' };
    const projects = [
      { ...nights, id: 'a' },
      { ...nights, description: ['x'] },
    ];
    const second = parseProjectIndex({ projects }).value[1]!;
    const record = parse({ ...nights, client: 'C' });
    const slug = 'nights-b';
    expect(resolveProject(second, [record])).toMatchObject({ slug, client: 'C' });
    expect(resolveProject(second, [])).toMatchObject({ slug, description: ['x'], gallery: [] });
  });

  it('uses the first other image when there is no main image', () => {
    const gallery = { id: 'a', gallery: ['/media/g.webp'] };
    const [summary] = parseProjectIndex({ projects: [{ ...gallery, images: [] }] }).value;
    expect(summary?.image).toBe('/media/g.webp');
    const [bare] = parseProjectIndex({ projects: [{ id: 'a' }] }).value;
    expect(bare && resolveProject(bare, [parse(gallery)]).image).toBe('/media/g.webp');
  });
});

describe('files and categories of a project', () => {
  const categories = [
    { id: 'k1', name: 'Film Production', slug: 'film', isActive: true },
    { id: 'k2', name: 'Music', slug: 'music', isActive: false },
  ];

  it.each([
    [['Film Production'], ['film']],
    [
      ['music', 'FILM production', 'Music'],
      ['music', 'film'],
    ],
    [['Ghost', 'Music'], ['music']],
    [['Ghost'], ['uncategorized']],
    [[], ['uncategorized']],
  ])('are, for %j, the files of %j', (category, slugs) => {
    const paths = slugs.map((slug) => `projects/by-category/${slug}.json`);
    expect(projectFiles({ category }, categories)).toEqual(paths);
  });

  it.each([
    [
      ['FILM', 'Ghost', 'Film Production'],
      ['Film Production', 'Ghost'],
    ],
    [[], []],
  ])('are shown, for %j, as %j', (category, names) => {
    expect(projectCategoryRefs({ category }, categories).map(({ name }) => name)).toEqual(names);
  });

  it('use categorySlug when there is no category', () => {
    const project = { category: [], categorySlug: 'music' };
    expect(projectFiles(project, categories)).toEqual(['projects/by-category/music.json']);
    expect(projectCategoryRefs(project, categories).map(({ name }) => name)).toEqual(['Music']);
  });
});
