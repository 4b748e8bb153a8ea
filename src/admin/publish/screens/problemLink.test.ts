import { describe, expect, it } from 'vitest';
import { checkPublication } from '@/domain/content/check/checkPublication';
import { readContent } from '@/domain/content/content';
import { everywhere, smallContent, type Entry, type Files } from '@/domain/content/contentFixture';
import { errorAt, warningAt } from '@/domain/record/problem';
import { homeFields } from '../../pages/home/homeForm';
import { siteFields } from '../../pages/site-settings/siteForm';
import { problemFile, findProblemLink } from './problemLink';

/** Returns the problems that a change causes in the small content, and the target of each link. */
function placesAfter(change: (files: Files) => unknown) {
  const files = structuredClone(smallContent().files) as Files;
  change(files);
  const { content } = readContent(files);
  const live = readContent(smallContent().files).content;
  const hasPicture = (name: string) => !name.includes('gone');
  const found = checkPublication(files, { content: live, files: smallContent().files }, hasPicture);
  return [...found.errors, ...found.warnings].map(
    (problem) => findProblemLink(problem, content, new Set())?.to ?? problemFile(problem),
  );
}

/** Returns a change of an object in a file, given by its key. */
const put = (file: string, key: string, fields: Entry) => (files: Files) =>
  Object.assign(files[file]?.[key] ?? {}, fields);

/** A problem by its name: the change that causes it, and the target of its link. */
type ProblemRow = [name: string, change: (files: Files) => unknown, places: string[]];

const PRODUCT = '/admin/products?edit=';
const PROJECT = '/admin/projects?edit=';
const HOME = '/admin/home?tab=';

/** Returns a change that adds records to a list in a file. */
const add =
  (file: string, list: string, ...entries: Entry[]) =>
  (files: Files) =>
    files[file]?.[list]?.push(...entries);
const record = (file: string, list: string, at: number) => (f: Files) =>
  (f[file]?.[list] as Entry[] | undefined)?.[at] as Entry;
/** Two topics with the same address. */
const TOPICS = [{ path: '/store/x' }, { path: '/store/x' }];
const category = (id: string, slug: string) => ({ id, name: id, slug, isActive: true });

describe('the location of a problem: its field, or the file if there is none', () => {
  it.each<ProblemRow>([
    // Files. Records that cannot be read are listed under “Needs attention” instead.
    ['a missing file', (f) => delete f['site.json'], ['public/data/site.json']],
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
    // IDs and URLs.
    [
      'an id that is used twice in the products',
      add('products/index.json', 'products', { id: 'p2', name: 'Other' }),
      [`${PRODUCT}p2&field=name`, 'public/data/products/index.json, count'],
    ],
    [
      'an address that two products share',
      (f) => everywhere(f, 'p2', { slug: 'same' }) ?? everywhere(f, 'p4', { slug: 'same' }),
      [`${PRODUCT}p2&field=name`],
    ],
    [
      'an address that two categories share',
      add('categories/projects/index.json', 'categories', category('k3', 'FILM')),
      ['/admin/projects?categories=k1&field=name', 'public/data/projects/by-category/FILM.json'],
    ],
    [
      'an address that is the id of another project',
      (f) => everywhere(f, 'r2', { slug: 'r1' }) ?? everywhere(f, 'r1', { slug: 'nights' }),
      [`${PROJECT}r2&field=title`],
    ],
    [
      'a topic at an address of another one',
      (f) => Object.assign(f, { 'pages/topics.json': { topics: TOPICS } }),
      ['/admin/topics?edit=%2Fstore%2Fx+%282%29&field=path'],
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
      add('products/featured.json', 'products', { id: 'p9', name: 'Nine' }),
      [`${PRODUCT}p9`],
    ],
    // Limits.
    [
      'too many featured services',
      add(
        'services/index.json',
        'services',
        ...'abc'.split('').map((id) => ({ id, title: id, isFeatured: true })),
      ),
      ['/admin/services'],
    ],
    [
      'too many testimonials',
      put('pages/home.json', 'testimonials', { cards: Array.from({ length: 4 }, () => ({})) }),
      ['/admin/home?tab=testimonials'],
    ],
    // References and links.
    [
      'a category of a product that does not exist',
      (f) => everywhere(f, 'p2', { category: 'Nowhere' }),
      [`${PRODUCT}p2&field=category`, `${PRODUCT}p2`],
    ],
    [
      'a category of a project that does not exist',
      (f) => everywhere(f, 'r2', { category: 'Nowhere' }),
      [
        `${PROJECT}r2&field=category`,
        `${PROJECT}r2`,
        'public/data/projects/by-category/uncategorized.json',
      ],
    ],
    [
      'a related project that does not exist',
      (f) => everywhere(f, 'r2', { relatedProjects: ['r9'] }),
      [`${PROJECT}r2&field=relatedProjects`],
    ],
    [
      'a link of the home page',
      put('pages/home.json', 'hero', { ctaLink: '/nowhere' }),
      [`${HOME}hero&field=heroLink`],
    ],
    [
      'a link of the footer',
      put('site.json', 'footer', { groups: [{ title: 'X', links: [{ label: 'Y', to: '/no' }] }] }),
      ['/admin/site-settings?field=footer'],
    ],
    [
      'an account of a social network',
      put('site.json', 'socialMedia', { instagram: 'javascript:alert(1)' }),
      ['/admin/site-settings?field=instagram'],
    ],
    // Images and their texts.
    [
      'the logo',
      put('site.json', 'brand', { logo: '/media/gone.svg' }),
      ['/admin/site-settings?field=logo'],
    ],
    [
      'pictures of the hero, of which three are edited',
      put('pages/home.json', 'hero', { images: ['/a', '/gone1', '/b', '/gone2'] }),
      [`${HOME}hero&field=heroImage2`, `${HOME}hero`],
    ],
    [
      'the picture of the about teaser',
      put('pages/home.json', 'aboutUs', { image: '/gone' }),
      [`${HOME}about-us&field=aboutImage`],
    ],
    [
      'the picture of a testimonial, which has no name',
      put('pages/home.json', 'testimonials', { cards: [{ image: '/gone', name: '' }] }),
      [
        `${HOME}testimonials&field=testimonial-1-image`,
        `${HOME}testimonials&field=testimonial-1-name`,
      ],
    ],
    [
      'the picture of the question',
      put('pages/home.json', 'contact', { image: '/gone' }),
      [`${HOME}question&field=questionImage`],
    ],
    [
      'the picture of a section, which has no heading',
      (f) =>
        Object.assign(f['pages/about.json']?.cards?.[0] ?? {}, {
          id: 'x',
          image: '/gone',
          title: '',
        }),
      ['/admin/about?edit=x&field=image', '/admin/about?edit=x&field=heading'],
    ],
    [
      'the picture of a product, which has no name',
      (f) => everywhere(f, 'p2', { image: '/gone', name: '' }),
      [`${PRODUCT}p2&field=image`, `${PRODUCT}p2&field=name`],
    ],
    [
      'pictures of a project, which has no title',
      (f) => everywhere(f, 'r2', { image: '/gone', gallery: ['/gone2'], title: '' }),
      [`${PROJECT}r2&field=image`, `${PROJECT}r2&field=gallery`, `${PROJECT}r2&field=title`],
    ],
    [
      'a price that changed a lot',
      (f) => everywhere(f, 'p1', { price: '₦2,500,000' }),
      [`${PRODUCT}p1&field=price`],
    ],
  ])('%s', (_name, change, expected) => {
    expect(new Set(placesAfter(change))).toEqual(new Set(expected));
  });

  const { content } = readContent(smallContent().files);
  const placeOf = (file: string, path: string, records?: string[], changed: string[] = []) =>
    findProblemLink({ ...errorAt(file, path, ''), records }, content, new Set(changed));

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

  it('names fields like the forms of pages', () => {
    const namesOf = (file: string, paths: string[]) =>
      paths.map((path) => new URLSearchParams(placeOf(file, path)?.to.split('?')[1]).get('field'));
    const hero = ['hero.title', 'hero.cta', 'hero.ctaLink', 'hero.images[2]'];
    const others = ['aboutUs.image', 'testimonials.title', 'contact.title'];
    const homeNames = namesOf('pages/home.json', [...hero, ...others]);
    expect(Object.keys(homeFields(content.home))).toEqual(expect.arrayContaining(homeNames));
    const site = ['contact.email', 'contact.whatsapp', 'socialMedia.whatsapp', 'workingHours'];
    const siteNames = namesOf('site.json', site);
    expect(siteNames).toEqual(['email', 'whatsappNumber', 'whatsapp', 'hours']);
    expect(Object.keys(siteFields(content.site))).toEqual(expect.arrayContaining(siteNames));
  });
});
