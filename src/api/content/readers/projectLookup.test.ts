import { describe, expect, it } from 'vitest';
import { contentApi, readThrough } from '../contentApi';
import { contentStore, depsOf } from '../contentStoreFixture';
import { loadProjectsFirstPage } from '../loadFirstPage';

type Files = Record<string, unknown>;

const nights = { id: 'p1', title: 'Lagos Nights', category: ['Music', 'Film'], image: '/n.webp' };
const grove = { id: 'p2', title: 'Grove', category: 'Film' };
const odd = { id: 'p3', title: 'Odd', category: 'Never heard of' };
const bare = { id: 'p4', title: 'Bare' };

const FILES: Files = {
  'projects/index.json': { projects: [nights, grove, odd, bare] },
  'categories/projects/index.json': {
    categories: [
      { id: 'k1', name: 'Music', slug: 'music' },
      { id: 'k2', name: 'Film', slug: 'film' },
    ],
  },
  'projects/by-category/music.json': {
    projects: [{ ...nights, client: 'From music', relatedProjects: ['p3'] }],
  },
  'projects/by-category/film.json': {
    projects: [
      { ...nights, client: 'From film' },
      { ...grove, client: 'A client' },
    ],
  },
  'projects/by-category/uncategorized.json': {
    projects: [
      { ...odd, client: 'Odd client' },
      { ...bare, client: 'Bare client' },
    ],
  },
};

function without(...paths: string[]): Files {
  return Object.fromEntries(Object.entries(FILES).filter(([key]) => !paths.includes(key)));
}

async function lookUp(param: string, files: Files = FILES) {
  const store = contentStore(depsOf(files));
  const { data, error } = await store.dispatch(contentApi.endpoints.project.initiate(param));
  return { ...data, related: data?.related.map(({ id }) => id), error };
}

describe('project lookup', () => {
  it.each(['p1', 'nights'])('finds a project by ID or a part of its title: %s', async (param) => {
    const { project, categories, isPartial } = await lookUp(param);
    expect(project).toMatchObject({ id: 'p1', slug: 'lagos-nights', client: 'From music' });
    expect(categories?.map(({ slug }) => slug)).toEqual(['music', 'film']);
    expect(isPartial).toBe(false);
  });

  it.each(['ghost', '%E0%A4%A'])('is empty without an error for %j', async (param) => {
    expect(await lookUp(param)).toMatchObject({ project: null, error: undefined });
  });

  it('relates the projects that the record names, then those that share a category', async () => {
    expect((await lookUp('p1')).related).toEqual(['p3', 'p2']);
  });

  it('relates projects that share a category by its slug or its name', async () => {
    const projects = [
      { id: 'a', title: 'A', category: 'short-films' },
      { id: 'b', title: 'B', category: 'Other' },
      { id: 'c', title: 'C', category: 'Short Films' },
    ];
    const files = {
      'projects/index.json': { projects },
      'categories/projects/index.json': {
        categories: [{ id: 'k1', name: 'Short Films', slug: 'short-films' }],
      },
      'projects/by-category/short-films.json': { projects },
    };
    expect((await lookUp('a', files)).related).toEqual(['c']);
  });

  it.each([
    ['odd', 'Odd client', ['Never heard of']],
    ['bare', 'Bare client', []],
  ])('reads %s from the uncategorized projects', async (param, client, names) => {
    const { project, categories } = await lookUp(param);
    expect(project?.client).toBe(client);
    expect(categories?.map(({ name }) => name)).toEqual(names);
  });

  it('reads the record from the next category file if the first one cannot be loaded', async () => {
    const found = await lookUp('p1', without('projects/by-category/music.json'));
    expect(found).toMatchObject({ project: { client: 'From film' }, isPartial: false });
  });

  it('returns the summary, marked as partial, if no category file can be loaded', async () => {
    const files = without('projects/by-category/music.json', 'projects/by-category/film.json');
    const { project, isPartial, related } = await lookUp('p1', files);
    expect(project).toMatchObject({ title: 'Lagos Nights', image: '/n.webp', details: [] });
    expect(isPartial).toBe(true);
    expect(related).toEqual(['p2']);
  });

  it('finds the record by the name of its category without the category list', async () => {
    const { project, categories } = await lookUp('p1', without('categories/projects/index.json'));
    expect(project?.client).toBe('From music');
    expect(categories).toMatchObject([
      { name: 'Music', slug: 'music' },
      { name: 'Film', slug: 'film' },
    ]);
  });

  it('fails with "Failed to load data" without the index', async () => {
    const { project, error } = await lookUp('p1', without('projects/index.json'));
    expect(project).toBeUndefined();
    expect(error).toMatchObject({ message: 'Failed to load data' });
  });
});

describe('first page of a project list', () => {
  it('contains six projects of the category in the path and the number of all of them', async () => {
    const projects = Array.from({ length: 500 }, (_, index) => ({
      id: `m${index}`,
      title: `Project ${index}`,
      category: index % 2 ? 'Film' : 'Music',
    }));
    const store = contentStore(depsOf({ ...FILES, 'projects/index.json': { projects } }));
    const first = await loadProjectsFirstPage('FILM', readThrough(store));
    expect(first).toMatchObject({
      total: 250,
      projects: [1, 3, 5, 7, 9, 11].map((at) => ({ id: `m${at}` })),
    });
  });
});
