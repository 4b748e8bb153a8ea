import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../../../tests/helpers/content/contentArbitraries';
import { hostileFiles } from '../../../../tests/helpers/content/hostileArbitraries';
import { everywhere, problemsAfter, smallContent, type Entry, type Files } from '../contentFixture';
import { checkContent } from './checkContent';

const ghost = 'warning products/index.json "p3".category';

const LENSES = 'products/by-category/lenses.json';
const INDEX = 'products/index.json';
const WORKS = 'projects/index.json';
const SERVICES = 'services/index.json';
const HOME = 'pages/home.json';
const PROJECTS = 'categories/projects/index.json';

const TOPIC = 'warning pages/topics.json topics[0].path';
const ACTION = 'warning pages/home.json hero.ctaLink';

type Change = (files: Files) => unknown;

const without =
  (file: string): Change =>
  (files) =>
    delete files[file];
const withFile =
  (file: string, content: unknown): Change =>
  (files) =>
    Object.assign(files, { [file]: content });
const add =
  (file: string, key: string, entry: Entry): Change =>
  (files) =>
    (files[file]?.[key] as Entry[] | undefined)?.push(entry);
const put =
  (file: string, part: string, fields: Entry): Change =>
  (files) =>
    Object.assign(files[file]?.[part] ?? {}, fields);
/** Changes records in every file that contains them. */
const records =
  (changes: Record<string, Entry>): Change =>
  (files) =>
    Object.entries(changes).forEach(([id, fields]) => everywhere(files, id, fields));
/** Changes the first product in its by-category file only. */
const firstRecord =
  (fields: Entry): Change =>
  (files) =>
    Object.assign(files[LENSES]?.products?.[0] ?? {}, fields);
const topic = (path: string) => withFile('pages/topics.json', { topics: [{ path }] });
const hours = (monday: object) =>
  put('site.json', 'contact', { hours: JSON.stringify({ monday }) });
const areas = (...deliveryAreas: object[]) => withFile('rental.json', { deliveryAreas });
const link = (to: string) => ({ groups: [{ title: 'X', links: [{ label: 'Y', to }] }] });

describe('the content check', () => {
  it('reports nothing but the unknown category in consistent content', () => {
    expect(problemsAfter(() => undefined)).toEqual([ghost]);
  });

  it.each<[string, Change, string]>([
    ['a missing file', without('site.json'), 'error site.json '],
    ['a wrong shape', withFile('pages/about.json', []), 'error pages/about.json '],
    [
      'a missing by-category file with records',
      without('projects/by-category/music.json'),
      'error projects/by-category/music.json ',
    ],
    [
      'a missing by-category file without records',
      without('products/by-category/grips.json'),
      'warning products/by-category/grips.json ',
    ],
    [
      'a field that cannot be read',
      add(SERVICES, 'services', { id: 's2', title: 5 }),
      'unreadable services/index.json services[2].title',
    ],
    [
      'a duplicate id',
      add(SERVICES, 'services', { id: 's1', title: 'Other' }),
      'unreadable services/index.json services[2]',
    ],
    ['a duplicate slug of products', records({ p2: { slug: 'p3' } }), `error ${INDEX} products`],
    [
      'a duplicate slug of projects',
      records({ r1: { slug: 'same' }, r2: { slug: 'same' } }),
      `error ${WORKS} projects`,
    ],
    [
      'a redirect loop',
      records({ r1: { slug: 'r2' }, r2: { slug: 'r1' } }),
      `error ${WORKS} projects`,
    ],
    [
      'two categories with one slug, case-insensitive',
      add(PROJECTS, 'categories', { id: 'k3', name: 'X', slug: 'FILM' }),
      `error ${PROJECTS} categories`,
    ],
    [
      'the slug of a product that Windows reserves',
      records({ p2: { slug: 'AUX' } }),
      `warning ${INDEX} products`,
    ],
    [
      'two slugs that differ only in case',
      records({ r1: { slug: 'night' }, r2: { slug: 'Night' } }),
      `warning ${WORKS} projects`,
    ],
    [
      'a category whose files Windows cannot store',
      add('categories/products/index.json', 'categories', { id: 'k9', name: 'Con', slug: 'con' }),
      'warning categories/products/index.json categories',
    ],
    [
      'a card of the about page whose page Windows cannot store',
      add('pages/about.json', 'cards', { title: 'Con', description: 'x' }),
      'warning pages/about.json cards',
    ],
    [
      'a topic whose page Windows cannot store',
      topic('/about/aux/more'),
      'warning pages/topics.json topics',
    ],
    [
      'business hours that cannot be read',
      hours({ open: '9:00', close: '18:00' }),
      'warning site.json contact.hours',
    ],
    [
      'a day that closes before it opens',
      hours({ open: '10:00', close: '08:00' }),
      'error site.json contact.hours',
    ],
    [
      'two delivery areas with one name',
      areas({ name: 'Ìkejà', fee: 1 }, { name: 'Lekki', fee: 1 }, { name: ' IKEJA', fee: 1 }),
      'warning rental.json deliveryAreas[2].name',
    ],
    [
      'a delivery area without a name',
      areas({ fee: 1 }),
      'warning rental.json deliveryAreas[0].name',
    ],
    [
      'a related project that does not exist',
      records({ r2: { relatedProjects: ['r9'] } }),
      'warning projects/index.json "r2".relatedProjects',
    ],
    ['a broken call-to-action link', put(HOME, 'hero', { ctaLink: '/nowhere' }), ACTION],
    ['an unsafe link', put(HOME, 'hero', { ctaLink: 'javascript:alert(1)' }), ACTION],
    [
      'a broken footer link',
      put('site.json', 'footer', link('/store/blog')),
      'warning site.json footer.groups[0].links[0].to',
    ],
    [
      'a featured entry that is not in the index',
      add('products/featured.json', 'products', { id: 'p9', name: 'Nine' }),
      'warning products/featured.json "p9"',
    ],
    [
      'a record that contradicts the index',
      firstRecord({ name: 'Other' }),
      `warning ${INDEX} "p1".name`,
    ],
    [
      'a rate that only the complete record has',
      firstRecord({ dailyRate: 5000 }),
      `warning ${INDEX} "p1".dailyRate`,
    ],
    [
      'a record in the wrong file',
      (f) => f['products/by-category/grips.json']?.products?.push(f[LENSES]!.products!.pop()!),
      'warning products/by-category/grips.json "p2"',
    ],
    [
      'a wrong count',
      (f) => Object.assign(f['projects/index.json'] ?? {}, { count: 9 }),
      'warning projects/index.json count',
    ],
    ['a topic outside the sections for topics', topic('/cart'), TOPIC],
    [
      'a topic hidden by a service with this title',
      (f) => {
        everywhere(f, 's1', { title: 'Film & Sound' });
        topic('/services/film-sound')(f);
      },
      TOPIC,
    ],
    ['a topic that hides a product', topic('/store/p1'), TOPIC],
    [
      'an image by http',
      records({ p1: { image: 'http://pictures.test/a.jpg' } }),
      `warning ${INDEX} "p1".image`,
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
    expect(found?.message).toMatch(
      /^5 services are featured, at most 3 can be: “.+”, “X0”, .+“X3”\. Unfeature 2 of them\.$/,
    );
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

  it('needs no file for the category of all records', () => {
    expect(problemsAfter(add(PROJECTS, 'categories', { id: 'all', name: 'All' }))).toEqual([ghost]);
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

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(contentFiles(), hostileFiles()), (files) => {
        checkContent(files, () => false);
      }),
      { numRuns: 20 },
    );
  });
});
