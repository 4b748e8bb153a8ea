import { describe, expect, it } from 'vitest';
import { readContent } from '@/domain/content';
import { everywhere, smallContent, type Entry, type Files } from '@/domain/contentFixture';
import { homeFields } from '@/domain/homeForm';
import { errorAt, warningAt } from '@/domain/problem';
import { checkPublication } from '@/domain/publishCheck';
import { siteFields } from '@/domain/siteForm';
import { problemFile, problemPlace } from './problemPlace';

/** Problems of the small content after a change that it does not have without it, and where each leads. */
function placesAfter(change: (files: Files) => unknown, hasPicture = (_path: string) => true) {
  const files = structuredClone(smallContent().files) as Files;
  change(files);
  const { content } = readContent(files);
  const live = readContent(smallContent().files).content;
  const found = checkPublication(files, { content: live, files: smallContent().files }, hasPicture);
  return [...found.errors, ...found.warnings].map(
    (problem) => problemPlace(problem, content, new Set())?.to ?? problemFile(problem),
  );
}

const record = (file: string, list: string, at: number) => (f: Files) =>
  (f[file]?.[list] as Entry[] | undefined)?.[at] as Entry;
const put = (file: string, key: string, fields: Entry) => (f: Files) =>
  Object.assign(f[file]?.[key] ?? {}, fields);
const noPicture = (name: string) => (path: string) => !path.includes(name);
const category = (id: string, slug: string) => ({ id, name: id, slug, isActive: true });

const PRODUCT = '/admin/products?edit=';
const PROJECT = '/admin/projects?edit=';
const HOME = '/admin/home?tab=';

describe('the place of a problem: the field in its editor, or the file where there is none', () => {
  it.each<[string, (files: Files) => unknown, string[], ((path: string) => boolean)?]>([
    // Files and records that cannot be read.
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
      'a wrong field of a page',
      put('pages/home.json', 'hero', { title: 5 }),
      ['public/data/pages/home.json'],
    ],
    [
      'a forbidden field of a page',
      (f) => Object.assign(f['pages/home.json'] ?? {}, JSON.parse('{"contact":{"constructor":1}}')),
      ['public/data/pages/home.json, contact.constructor'],
    ],
    [
      'a record that cannot be read',
      (f) => f['services/index.json']?.services?.push({ id: 's2', title: 5 }),
      ['public/data/services/index.json, services[2]'],
    ],
    [
      'a section of the about page that cannot be read',
      (f) => f['pages/about.json']?.cards?.push({ title: 5 }),
      ['public/data/pages/about.json, cards[1]'],
    ],
    [
      'a row of the opening hours that cannot be read',
      (f) => (f['site.json']?.['workingHours'] as Entry[] | undefined)?.push({ day: 5 }),
      ['/admin/site-settings?field=hours'],
    ],
    [
      'a category that cannot be read',
      (f) => f['categories/products/index.json']?.categories?.push({ id: 5 }),
      ['public/data/categories/products/index.json, categories[2]'],
    ],
    [
      'a missing file of a category',
      (f) => delete f['products/by-category/grips.json'],
      ['public/data/products/by-category/grips.json'],
    ],
    // Ids and addresses.
    [
      'an id that is used twice in the categories',
      (f) => f['categories/products/index.json']?.categories?.push(category('c1', 'other')),
      ['/admin/products?categories=c1&field=name'],
    ],
    [
      'an id that is used twice in the services',
      (f) => f['services/index.json']?.services?.push({ id: 's1', title: 'Other' }),
      ['/admin/services?edit=s1'],
    ],
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
    // Files that do not agree.
    [
      'a record that says otherwise than the index',
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
      [`${HOME}testimonials`],
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
      [`${PROJECT}r2`],
    ],
    [
      'a link of the home page',
      put('pages/home.json', 'hero', { ctaLink: '/nowhere' }),
      [`${HOME}hero&field=heroLink`],
    ],
    [
      'a link of the footer',
      put('site.json', 'footer', { groups: [{ title: 'X', links: [{ label: 'Y', to: '/no' }] }] }),
      ['public/data/site.json, footer.groups[0].links[0].to'],
    ],
    [
      'the links of the default footer',
      (f) => delete f['site.json']?.footer,
      ['public/data/site.json, footer.groups'],
    ],
    [
      'a link of a topic',
      (f) =>
        Object.assign(f, {
          'pages/topics.json': {
            topics: [{ path: '/store/x', links: [{ label: 'Y', to: '/no' }] }],
          },
        }),
      ['public/data/pages/topics.json, topics[0].links[0].to'],
    ],
    [
      'an account of a social network',
      put('site.json', 'socialMedia', { instagram: 'javascript:alert(1)' }),
      ['/admin/site-settings?field=instagram'],
    ],
    // Pictures, and the words beside them.
    [
      'the logo',
      put('site.json', 'brand', { logo: '/media/gone.svg' }),
      ['public/data/site.json, brand.logo'],
      noPicture('gone'),
    ],
    [
      'pictures of the hero, of which three are edited',
      put('pages/home.json', 'hero', { images: ['/a', '/gone1', '/b', '/gone2'] }),
      [`${HOME}hero&field=heroImage2`, `${HOME}hero`],
      noPicture('gone'),
    ],
    [
      'the picture of the about teaser',
      put('pages/home.json', 'aboutUs', { image: '/gone' }),
      [`${HOME}about-us&field=aboutImage`],
      noPicture('gone'),
    ],
    [
      'the picture of a testimonial, which has no name',
      put('pages/home.json', 'testimonials', { cards: [{ image: '/gone', name: '' }] }),
      [
        `${HOME}testimonials&field=testimonial-1-image`,
        `${HOME}testimonials&field=testimonial-1-name`,
      ],
      noPicture('gone'),
    ],
    [
      'the picture of the question',
      put('pages/home.json', 'contact', { image: '/gone' }),
      [`${HOME}question&field=questionImage`],
      noPicture('gone'),
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
      noPicture('gone'),
    ],
    [
      'the picture of a topic',
      (f) =>
        Object.assign(f, {
          'pages/topics.json': { topics: [{ path: '/store/x', image: '/gone' }] },
        }),
      ['public/data/pages/topics.json, topics[0].image'],
      noPicture('gone'),
    ],
    [
      'the picture of a product, which has no name',
      (f) => everywhere(f, 'p2', { image: '/gone', name: '' }),
      [`${PRODUCT}p2&field=image`, `${PRODUCT}p2&field=name`],
      noPicture('gone'),
    ],
    [
      'pictures of a project, which has no title',
      (f) => everywhere(f, 'r2', { image: '/gone', gallery: ['/gone2'], title: '' }),
      [`${PROJECT}r2&field=image`, `${PROJECT}r2&field=gallery`, `${PROJECT}r2&field=title`],
      noPicture('gone'),
    ],
    // What only an administrator can judge.
    [
      'a price that changed a lot',
      (f) => everywhere(f, 'p1', { price: '₦2,500,000' }),
      [`${PRODUCT}p1&field=price`],
    ],
  ])('%s', (_name, change, expected, hasPicture) => {
    expect(new Set(placesAfter(change, hasPicture))).toEqual(new Set(expected));
  });

  const { content } = readContent(smallContent().files);
  const placeOf = (file: string, path: string, message = '', changed: string[] = []) =>
    problemPlace(errorAt(file, path, message), content, new Set(changed));

  it('is of the changed record where several are named, and told by its name', () => {
    const message = '"p1", "p2" share the slug "s". Give each a slug of its own.';
    expect(placeOf('products/index.json', 'products', message)?.label).toBe('Edit “Zoom”');
    expect(placeOf('products/index.json', 'products', message, ['p2'])).toEqual({
      label: 'Edit “Prime”',
      to: '/admin/products?edit=p2&field=name',
    });
  });

  it('is of the record whose address is the id of another one', () => {
    const message =
      'The slug "r1" of "r2" is the id of another record, so its address leads there.';
    expect(placeOf('projects/index.json', 'projects', message)?.label).toBe('Edit “Days”');
  });

  it('names fields as the forms of pages do', () => {
    const homeNames = [
      'hero.title',
      'hero.cta',
      'hero.ctaLink',
      'hero.images[2]',
      'aboutUs.image',
      'testimonials.title',
      'contact.title',
    ].map((path) => {
      const to = placeOf('pages/home.json', path)?.to ?? '';
      return new URLSearchParams(to.split('?')[1]).get('field');
    });
    expect(Object.keys(homeFields(content.home))).toEqual(expect.arrayContaining(homeNames));
    const siteNames = [
      'contact.email',
      'contact.whatsapp',
      'socialMedia.whatsapp',
      'workingHours',
    ].map((path) => new URLSearchParams(placeOf('site.json', path)?.to.split('?')[1]).get('field'));
    expect(siteNames).toEqual(['email', 'whatsappNumber', 'whatsapp', 'hours']);
    expect(Object.keys(siteFields(content.site))).toEqual(expect.arrayContaining(siteNames));
  });

  it('is the file where the record is gone', () => {
    const problem = warningAt('products/index.json', '"gone".name', '');
    expect(problemPlace(problem, content, new Set())).toBeUndefined();
    expect(problemFile(problem)).toBe('public/data/products/index.json, "gone".name');
  });
});
