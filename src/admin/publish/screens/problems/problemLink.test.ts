import { describe, expect, it } from 'vitest';
import { readContent } from '@/domain/content/content';
import { everywhere, smallContent, type Entry, type Files } from '@/domain/content/contentFixture';
import { errorAt, warningAt } from '@/domain/record/problem';
import { placesAfter, PRODUCT, PROJECT, put, type ProblemRow } from './problemFixture';
import { problemFile, findProblemLink } from './problemLink';

const record = (file: string, list: string, at: number) => (f: Files) =>
  (f[file]?.[list] as Entry[] | undefined)?.[at] as Entry;
const category = (id: string, slug: string) => ({ id, name: id, slug, isActive: true });

describe('the location of a problem of files, records and limits: its field, or the file if there is none', () => {
  it.each<ProblemRow>([
    // Files. Records that cannot be read are listed under “Needs attention” instead.
    [
      'a missing file',
      (f) => delete f['site.json'],
      ['public/data/site.json', 'public/data/site.json, footer.groups'],
    ],
    [
      'a file of another shape',
      (f) => Object.assign(f, { 'pages/about.json': [] }),
      ['public/data/pages/about.json'],
    ],
    [
      'a forbidden field of a page',
      (f) => Object.assign(f['pages/home.json'] ?? {}, JSON.parse('{"contact":{"constructor":1}}')),
      ['public/data/pages/home.json, contact.constructor'],
    ],
    [
      'a missing file of a category',
      (f) => delete f['products/by-category/grips.json'],
      ['public/data/products/by-category/grips.json'],
    ],
    // IDs and URLs.
    [
      'an id that is used twice in the products',
      (f) => f['products/index.json']?.products?.push({ id: 'p2', name: 'Other' }),
      [`${PRODUCT}p2&field=name`, 'public/data/products/index.json, count'],
    ],
    [
      'an address that two products share',
      (f) => everywhere(f, 'p2', { slug: 'same' }) ?? everywhere(f, 'p4', { slug: 'same' }),
      [`${PRODUCT}p2&field=name`],
    ],
    [
      'an address that two services share',
      (f) => f['services/index.json']?.services?.push({ id: 's2', title: 'Other', slug: 'film' }),
      ['/admin/services?edit=s1&field=title'],
    ],
    [
      'an address that two categories share',
      (f) => f['categories/projects/index.json']?.categories?.push(category('k3', 'FILM')),
      ['/admin/projects?categories=k1&field=name', 'public/data/projects/by-category/FILM.json'],
    ],
    [
      'an address that is the id of another project',
      (f) => everywhere(f, 'r2', { slug: 'r1' }) ?? everywhere(f, 'r1', { slug: 'nights' }),
      [`${PROJECT}r2&field=title`],
    ],
    [
      'a topic at an address of another one',
      (f) =>
        Object.assign(f, {
          'pages/topics.json': { topics: [{ path: '/store/x' }, { path: '/store/x' }] },
        }),
      ['public/data/pages/topics.json, topics[1].path'],
    ],
    // Inconsistent files.
    [
      'a record that differs from the index',
      (f) =>
        Object.assign(record('products/by-category/lenses.json', 'products', 0)(f), { name: 'X' }),
      [`${PRODUCT}p1&field=name`],
    ],
    [
      'a record in the wrong file',
      (f) =>
        f['projects/by-category/music.json']?.projects?.push(
          record('projects/by-category/film.json', 'projects', 1)(f),
        ),
      [`${PROJECT}r2`],
    ],
    [
      'a featured record that is not in the index',
      (f) => f['products/featured.json']?.products?.push({ id: 'p9', name: 'Nine' }),
      [`${PRODUCT}p9`],
    ],
    [
      'a wrong count',
      (f) => Object.assign(f['projects/index.json'] ?? {}, { count: 9 }),
      ['public/data/projects/index.json, count'],
    ],
    // Limits.
    [
      'too many featured services',
      (f) =>
        f['services/index.json']?.services?.push(
          ...['a', 'b', 'c'].map((id) => ({ id, title: id, isFeatured: true })),
        ),
      ['/admin/services'],
    ],
    [
      'too many testimonials',
      put('pages/home.json', 'testimonials', { cards: Array.from({ length: 4 }, () => ({})) }),
      ['/admin/home?tab=testimonials'],
    ],
  ])('%s', (_name, change, expected, hasPicture) => {
    expect(new Set(placesAfter(change, hasPicture))).toEqual(new Set(expected));
  });

  const { content } = readContent(smallContent().files);
  const placeOf = (file: string, list: string, records: string[], changed: string[] = []) =>
    findProblemLink({ ...errorAt(file, list, ''), records }, content, new Set(changed));

  it('is in the changed record if several have the same slug, with the name of the record', () => {
    const records = ['p1', 'p2'];
    expect(placeOf('products/index.json', 'products', records)?.label).toBe('Edit “Zoom”');
    expect(placeOf('products/index.json', 'products', records, ['p2'])).toEqual({
      label: 'Edit “Prime”',
      to: '/admin/products?edit=p2&field=name',
    });
  });

  it('is in the record whose URL is the id of another one', () => {
    expect(placeOf('projects/index.json', 'projects', ['r2'])?.label).toBe('Edit “Days”');
  });

  it('is the file if the record does not exist', () => {
    const problem = warningAt('products/index.json', '"gone".name', '');
    expect(findProblemLink(problem, content, new Set())).toBeUndefined();
    expect(problemFile(problem)).toBe('public/data/products/index.json, "gone".name');
  });
});
