import { describe, expect, it } from 'vitest';
import { smallContent } from './contentFixture';
import { compileContent, readContent } from './content';
import { FILES } from '../links/contentPaths';

describe('incomplete content', () => {
  const { files } = smallContent();

  it('keeps products that are only in the index, or only in a by-category file', () => {
    const index = { products: [{ id: 'new', name: 'New' }, { id: 'p1' }] };
    const { content } = readContent({ ...files, 'products/index.json': index });
    expect(content.products.map(({ id }) => id)).toEqual(['new', 'p1', 'p2', 'p3', 'p4']);
    expect(content.products[0]).toMatchObject({ name: 'New', stock: 1 });
    expect(content.products[1]).toMatchObject({ name: 'Zoom', stock: 3 });
  });

  it('without any file has only defaults, and a problem for each required file', () => {
    const { content, problems } = readContent({});
    expect(content.home.hero.cta).toBe('Book with Us');
    const required = Object.values<string>(FILES).filter(
      (path) => ![FILES.topics, FILES.availability, FILES.rental].some((one) => one === path),
    );
    expect(problems.map(({ file }) => file).sort()).toEqual(required.sort());
    expect(problems.every(({ level }) => level === 'error')).toBe(true);
    expect(readContent(compileContent(content)).problems).toEqual([]);
  });

  it('keeps the other files if one is broken', () => {
    const { content, problems } = readContent({ ...files, 'pages/home.json': '<!doctype html>' });
    expect(content.products).toHaveLength(4);
    expect(problems.map(({ file }) => file)).toEqual(['pages/home.json']);
  });

  it('keeps the first record of a duplicate ID and reports the other', () => {
    const index = {
      products: [
        { id: 'p1', name: 'A' },
        { id: 'p1', name: 'B' },
      ],
    };
    const { content, problems } = readContent({
      ...files,
      'products/index.json': index,
      'products/by-category/lenses.json': { products: [] },
    });
    expect(content.products.find(({ id }) => id === 'p1')?.name).toBe('A');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('"p1" is used twice');
  });
});

describe('values stored under another field name', () => {
  const { files } = smallContent();

  it('provide the main image, also for the card', () => {
    const { content } = readContent({
      ...files,
      'products/index.json': { products: [{ id: 'n1', name: 'New' }] },
      'products/by-category/uncategorized.json': {
        products: [{ id: 'n1', images: ['/media/a.webp'] }],
      },
      'projects/index.json': { projects: [{ id: 'n2', title: 'New' }] },
      'projects/by-category/film.json': { projects: [{ id: 'n2', gallery: ['/media/b.webp'] }] },
    });
    const out = compileContent(content);
    expect(out['products/index.json']).toHaveProperty('products[0].image', '/media/a.webp');
    expect(out['projects/index.json']).toHaveProperty('projects[0].image', '/media/b.webp');
    expect(readContent(out).content).toStrictEqual(content);
  });

  it.each([
    [{ categorySlug: 'film' }, 'Short Film'],
    [{ categoryId: 'k1' }, 'Short Film'],
    [{ categorySlug: 'ghost' }, undefined],
    [{ categorySlug: 'ghost', category: 'Music' }, 'Music'],
  ])(
    'provide the category of a project, %j, so that the index refers to its record',
    (fields, name) => {
      const category = { id: 'k1', name: ' Short Film ', slug: 'film' };
      const { content } = readContent({
        ...files,
        'categories/projects/index.json': {
          categories: [category, { id: 'k2', name: 'Music', slug: 'music' }],
        },
        'projects/index.json': { projects: [{ id: 'n', title: 'New' }] },
        'projects/by-category/film.json': { projects: [{ id: 'n', ...fields }] },
      });
      const out = compileContent(content);
      expect(content.projects[0]?.category).toEqual(name === undefined ? [] : [name]);
      const index = out['projects/index.json'] as { projects: { category?: unknown }[] };
      expect(index.projects[0]?.category).toBe(name);
      expect(readContent(out).content).toStrictEqual(content);
    },
  );
});

describe('content with 2,000 products', () => {
  it('is read and compiled in order', () => {
    const products = Array.from({ length: 2_000 }, (_, i) => ({
      id: `item-${i}`,
      name: `Product ${i % 300}`,
      category: 'Lenses',
    }));
    const index = { products };
    const files = {
      ...smallContent().files,
      'products/index.json': index,
      'products/by-category/lenses.json': { products: [] },
    };
    const { content } = readContent(files);
    expect(content.products.slice(0, 2_000).map(({ id }) => id)).toEqual(
      products.map(({ id }) => id),
    );
    expect(new Set(content.products.map(({ slug }) => slug)).size).toBe(content.products.length);
    const written = compileContent(content)['products/by-category/lenses.json'] as typeof index;
    expect(written.products.slice(0, 2_000).map(({ id }) => id)).toEqual(
      products.map(({ id }) => id),
    );
  });
});
