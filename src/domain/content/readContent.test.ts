import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileFiles } from '../../../tests/helpers/content/hostileArbitraries';
import { FILES } from '../links/contentPaths';
import { filesOf, smallContent, type Files } from './contentFixture';
import { readContent } from './readContent';

const { files } = smallContent();
const INDEX = 'products/index.json';
const LENSES = 'products/by-category/lenses.json';
const FEATURED = 'products/featured.json';

const productsWith = (changed: object) => readContent({ ...files, ...changed }).content.products;

describe('incomplete content', () => {
  it('has the products of the index first, and those that only a by-category file has', () => {
    const found = productsWith({
      [INDEX]: { products: [{ id: 'new', name: 'New' }, { id: 'p1' }] },
    });
    expect(found.map(({ id }) => id)).toEqual(['new', 'p1', 'p2', 'p3', 'p4']);
    expect(found[0]).toMatchObject({ name: 'New', stock: 1 });
    expect(found[1]).toMatchObject({ name: 'Zoom', stock: 3 });
  });

  it('takes nothing from the index for what a record does not state', () => {
    const only = { slug: 'own', image: '/media/i.webp' };
    const entry = { id: 'p1', name: 'Other', price: 5, stock: 9, dailyRate: 7, ...only };
    const record = { id: 'p1', name: 'Zoom', price: '₦1', dailyRate: 0 };
    const [found] = productsWith({
      [INDEX]: { products: [entry] },
      [LENSES]: { products: [record] },
    });
    expect(found).toMatchObject({ name: 'Zoom', slug: 'zoom', image: '', price: '₦1', stock: 1 });
    expect(found).not.toHaveProperty('dailyRate');
  });

  it('features a record by its flag, and without one by the list', () => {
    const records = [
      { id: 'p1', isFeatured: false },
      { id: 'p2' },
      { id: 'p9', is_featured: true },
    ];
    const { content } = readContent({
      ...files,
      [LENSES]: { products: records },
      [FEATURED]: { products: [{ id: 'p2' }, { id: 'p1' }, { id: 'gone' }] },
    });
    expect(content.featured.products).toEqual(['p2', 'p3', 'p9']);
    const flags = content.products.map(({ id, isFeatured }) => `${id} ${isFeatured}`);
    expect(flags).toEqual(['p1 false', 'p2 true', 'p3 true', 'p4 false', 'p9 true']);
  });

  it('without any file has only defaults, and a problem for each required file', () => {
    const { content, problems } = readContent({});
    expect(content.home.hero.cta).toBe('Book with Us');
    const optional: readonly string[] = [FILES.topics, FILES.availability, FILES.rental];
    const required = Object.values<string>(FILES).filter((path) => !optional.includes(path));
    expect(problems.map(({ file }) => file).sort()).toEqual(required.sort());
    expect(problems.every(({ level, path }) => level === 'error' && path === '')).toBe(true);
    expect(readContent(filesOf(content)).problems).toEqual([]);
  });

  it('has an introduction of the services only if the first entry is one', () => {
    const intro = (first: object) =>
      readContent({ ...files, 'services/index.json': { services: [first] } }).content.servicesIntro;
    expect(intro({ id: 's1' })).toBeUndefined();
    expect(intro({ description: 5 })).toEqual({ description: '' });
  });

  it('keeps the other files if one is broken', () => {
    const { content, problems } = readContent({ ...files, 'pages/home.json': '<!doctype html>' });
    expect(content.products).toHaveLength(4);
    expect(problems.map(({ file }) => file)).toEqual(['pages/home.json']);
  });

  it('keeps the first record of a duplicate ID and reports the other', () => {
    const twice = [
      { id: 'p1', name: 'A' },
      { id: 'p1', name: 'B' },
    ];
    const changed = { [INDEX]: { products: twice }, [LENSES]: { products: [] } };
    const { content, problems } = readContent({ ...files, ...changed });
    expect(content.products.find(({ id }) => id === 'p1')?.name).toBe('A');
    expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
      expect.stringMatching(/^products\[1\] .*"p1" is used twice/),
    ]);
  });
});

describe('values stored under another field name', () => {
  it('provide the main image, and are not in the record', () => {
    const [found] = readContent({
      ...files,
      'projects/index.json': { projects: [] },
      'projects/by-category/film.json': {
        projects: [{ id: 'n', name: 'Nights', coverImage: ' ', gallery: ['/media/b.webp'] }],
      },
    }).content.projects;
    expect(found).toMatchObject({ title: 'Nights', image: '/media/b.webp' });
    for (const variant of ['name', 'coverImage', 'thumbnail', 'categorySlug'])
      expect(found).not.toHaveProperty(variant);
  });

  it.each([
    [{ categorySlug: 'film' }, ['Short Film']],
    [{ categoryId: 'k1' }, ['Short Film']],
    [{ categorySlug: 'ghost' }, []],
    [{ categorySlug: 'ghost', category: 'Music' }, ['Music']],
  ])('provide the category of a project: %j', (fields, names) => {
    const category = { id: 'k1', name: ' Short Film ', slug: 'film' };
    const music = { id: 'k2', name: 'Music', slug: 'music' };
    const { content } = readContent({
      ...files,
      'categories/projects/index.json': { categories: [category, music] },
      'projects/index.json': { projects: [{ id: 'n', title: 'New' }] },
      'projects/by-category/film.json': { projects: [{ id: 'n', ...fields }] },
    });
    expect(content.projects[0]?.category).toEqual(names);
  });
});

it('keys that could reach a prototype are removed and reported', () => {
  const hostile = JSON.parse(
    '{"brand":{"name":"x","__proto__":{"evil":1}},"constructor":{}}',
  ) as object;
  const { content, problems } = readContent({ ...files, 'site.json': hostile });
  expect(content.site.brand).not.toHaveProperty('evil');
  expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([
    'site.json brand.__proto__',
    'site.json constructor',
  ]);
});

it('hostile content is read without an error, and pollutes nothing', () => {
  fc.assert(
    fc.property(hostileFiles(), (found) => {
      const { content } = readContent(JSON.parse(JSON.stringify(found)) as Files);
      expect(content.products.every(({ id }) => id.trim() !== '')).toBe(true);
      expect({}).not.toHaveProperty('polluted');
    }),
    { numRuns: 40 },
  );
});
