import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../../../tests/helpers/content/contentArbitraries';
import { hostileFiles } from '../../../../tests/helpers/content/hostileArbitraries';
import { everywhere, problemsAfter, smallContent, type Files } from '../contentFixture';
import { checkContent } from './checkContent';

const ghost = 'warning products/index.json "p3".category';

describe('the content check', () => {
  it('reports nothing but the unknown category in consistent content', () => {
    expect(problemsAfter(() => undefined)).toEqual([ghost]);
  });

  it.each([
    ['a missing file', (f: Files) => delete f['site.json'], 'error site.json '],
    [
      'a wrong shape',
      (f: Files) => Object.assign(f, { 'pages/about.json': [] }),
      'error pages/about.json ',
    ],
    [
      'a missing by-category file with records',
      (f: Files) => delete f['projects/by-category/music.json'],
      'error projects/by-category/music.json ',
    ],
    [
      'a missing by-category file without records',
      (f: Files) => delete f['products/by-category/grips.json'],
      'warning products/by-category/grips.json ',
    ],
    [
      'a field that cannot be read',
      (f: Files) => f['services/index.json']?.services?.push({ id: 's2', title: 5 }),
      'unreadable services/index.json services[2].title',
    ],
    [
      'a duplicate id',
      (f: Files) => f['services/index.json']?.services?.push({ id: 's1', title: 'Other' }),
      'unreadable services/index.json services[2]',
    ],
    [
      'a duplicate slug of products',
      (f: Files) => everywhere(f, 'p2', { slug: 'p3' }),
      'error products/index.json products',
    ],
    [
      'a duplicate slug of projects',
      (f: Files) => {
        everywhere(f, 'r1', { slug: 'same' });
        everywhere(f, 'r2', { slug: 'same' });
      },
      'error projects/index.json projects',
    ],
    [
      'a redirect loop',
      (f: Files) => {
        everywhere(f, 'r1', { slug: 'r2' });
        everywhere(f, 'r2', { slug: 'r1' });
      },
      'error projects/index.json projects',
    ],
    [
      'two categories with one slug, case-insensitive',
      (f: Files) =>
        f['categories/projects/index.json']?.categories?.push({
          id: 'k3',
          name: 'X',
          slug: 'FILM',
        }),
      'error categories/projects/index.json categories',
    ],
    [
      'the slug of a product that Windows reserves',
      (f: Files) => everywhere(f, 'p2', { slug: 'AUX' }),
      'warning products/index.json products',
    ],
    [
      'two slugs that differ only in case',
      (f: Files) => {
        everywhere(f, 'r1', { slug: 'night' });
        everywhere(f, 'r2', { slug: 'Night' });
      },
      'warning projects/index.json projects',
    ],
    [
      'a category whose files Windows cannot store',
      (f: Files) =>
        f['categories/products/index.json']?.categories?.push({
          id: 'k9',
          name: 'Con',
          slug: 'con',
        }),
      'warning categories/products/index.json categories',
    ],
    [
      'a card of the about page whose page Windows cannot store',
      (f: Files) => f['pages/about.json']?.cards?.push({ title: 'Con', description: 'x' }),
      'warning pages/about.json cards',
    ],
    [
      'a topic whose page Windows cannot store',
      (f: Files) => {
        const topic = { path: '/about/aux/more', title: 'A', sections: [] };
        Object.assign(f, { 'pages/topics.json': { topics: [topic] } });
      },
      'warning pages/topics.json topics',
    ],
    [
      'business hours that cannot be read',
      (f: Files) =>
        Object.assign(f['site.json']!['contact']!, {
          hours: '{"monday":{"open":"9:00","close":"18:00"}}',
        }),
      'warning site.json contact.hours',
    ],
    [
      'a day that closes before it opens',
      (f: Files) =>
        Object.assign(f['site.json']!['contact']!, {
          hours: '{"monday":{"open":"10:00","close":"08:00"}}',
        }),
      'error site.json contact.hours',
    ],
    [
      'two delivery areas with one name',
      (f: Files) => {
        const deliveryAreas = ['Ìkejà', 'Lekki', ' IKEJA'].map((name) => ({ name, fee: 1 }));
        Object.assign(f, { 'rental.json': { deliveryAreas } });
      },
      'warning rental.json deliveryAreas[2].name',
    ],
    [
      'a delivery area without a name',
      (f: Files) => Object.assign(f, { 'rental.json': { deliveryAreas: [{ fee: 1 }] } }),
      'warning rental.json deliveryAreas[0].name',
    ],
  ])('reports %s', (_name, change, problem) => {
    expect(problemsAfter(change)).toContain(problem);
  });

  it('reports missing images, except https ones', () => {
    const change = (f: Files) => everywhere(f, 'p2', { image: 'https://pictures.test/a.jpg' });
    expect(problemsAfter(change, () => false)).toEqual([
      ghost,
      'warning site.json brand.logo',
      'warning pages/home.json hero.images[0]',
    ]);
  });

  it('reports more featured records than the limit', () => {
    const many = Array.from({ length: 4 }, (_, i) => ({
      id: `x${i}`,
      title: `X${i}`,
      isFeatured: true,
    }));
    const change = (f: Files) => f['services/index.json']?.services?.push(...many);
    expect(problemsAfter(change)).toContain('error services/featured.json services');
    const { files } = smallContent();
    change(files as Files);
    const found = checkContent(files, () => true).find(({ level }) => level === 'error');
    expect(found?.message).toBe('5 services are featured, at most 3 can be. Unfeature 2 of them.');
    expect(found?.stopsBuild).toBe(false);
  });

  it('explains what to do, and reports a file that is not JSON only once', () => {
    const { 'site.json': _site, ...files } = smallContent().files;
    const found = checkContent(files, () => true, { 'site.json': 'Unexpected end' });
    const site = found.filter(({ file }) => file === 'site.json');
    expect(site.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      'This file is not valid JSON (Unexpected end). Fix it.',
    ]);
  });

  it('warns of a broken by-category file of no category', () => {
    const file = 'products/by-category/zzz.json';
    const levelsOf = (files: object, unparsed?: Record<string, string>) =>
      checkContent({ ...smallContent().files, ...files }, () => true, unparsed)
        .filter((problem) => problem.file === file)
        .map(({ level }) => level);
    expect(levelsOf({}, { [file]: 'Unexpected end' })).toEqual(['warning']);
    expect(levelsOf({ [file]: {} })).toEqual(['warning']);
    expect(levelsOf({ [file]: { products: 5 } })).toEqual(['warning']);
    const known = { categories: [{ id: 'c9', name: 'Zzz', slug: 'zzz' }] };
    const used = { 'categories/products/index.json': known };
    expect(levelsOf(used, { [file]: 'Unexpected end' })).toEqual(['error']);
    expect(levelsOf({ ...used, [file]: {} })).toContain('error');
  });

  it('accepts records with nothing but an ID, and duplicate names', () => {
    const products = [
      { id: 'a' },
      { id: 'b' },
      { id: 'c', name: 'Tripod' },
      { id: 'd', name: 'Tripod' },
    ];
    const file = { products };
    const files = {
      ...smallContent().files,
      'products/index.json': file,
      'products/featured.json': { products: [] },
      'products/by-category/lenses.json': { products: [] },
      'products/by-category/uncategorized.json': file,
    };
    expect(checkContent(files, () => true)).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(contentFiles(), hostileFiles()), (files) => {
        checkContent(files, () => false);
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});
