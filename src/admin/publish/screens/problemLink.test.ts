import { describe, expect, it } from 'vitest';
import { readContent } from '@/domain/content/content';
import { smallContent, type Files } from '@/domain/content/contentFixture';
import { errorAt, warningAt } from '@/domain/record/problem';
import { homeInput } from '../../pages/home/fields';
import { siteFields } from '../../pages/site-settings/fields';
import { inputKey } from '../../fields/record';
import { problemFile, findProblemLink } from './problemLink';

const PRODUCTS = 'products/index.json';
const PROJECTS = 'projects/index.json';
const HOME = 'pages/home.json';
const PRODUCT = '/admin/products?edit=';
const PROJECT = '/admin/projects?edit=';
const SETTINGS = '/admin/site-settings?field=';

function smallFiles() {
  const files = smallContent().files as Files;
  Object.assign(files['pages/about.json']?.['cards']?.[0] ?? {}, { id: 'x' });
  const topics = [{ path: '/store/x' }, { path: '/store/x' }];
  return { ...files, 'pages/topics.json': { topics } };
}

describe('the location of a problem: its field, or the file if there is none', () => {
  it.each<[file: string, path: string, place: string, records?: string[]]>([
    ['site.json', '', 'public/data/site.json'],
    ['pages/about.json', '', 'public/data/pages/about.json'],
    [HOME, 'contact.constructor', 'public/data/pages/home.json, contact.constructor'],
    [PRODUCTS, 'count', 'public/data/products/index.json, count'],
    [PRODUCTS, 'products', `${PRODUCT}p2&field=name`, ['p2', 'p4']],
    [PROJECTS, 'projects', `${PROJECT}r2&field=title`, ['r2']],
    [
      'categories/projects/index.json',
      'categories',
      '/admin/projects?categories=k1&field=name',
      ['k1', 'k3'],
    ],
    ['pages/topics.json', 'topics[1].path', '/admin/topics?edit=%2Fstore%2Fx+%282%29&field=path'],
    ['products/by-category/lenses.json', '"p1".name', `${PRODUCT}p1&field=name`],
    ['services/featured.json', 'services', '/admin/services'],
    [HOME, 'testimonials.cards', '/admin/home?tab=testimonials&field=testimonials-cards'],
    [PRODUCTS, '"p2".category', `${PRODUCT}p2&field=category`],
    [HOME, 'hero.ctaLink', '/admin/home?tab=hero&field=hero-ctaLink'],
    ['site.json', 'footer.groups[0].links[0].to', `${SETTINGS}footer-groups`],
    ['site.json', 'brand.logo', `${SETTINGS}brand-logo`],
    // Three pictures of the hero are edited.
    [HOME, 'hero.images[1]', '/admin/home?tab=hero&field=hero-images-1'],
    [HOME, 'hero.images[3]', '/admin/home?tab=hero'],
    [
      HOME,
      'testimonials.cards[0].image',
      '/admin/home?tab=testimonials&field=testimonials-cards.0.image',
    ],
    [
      HOME,
      'testimonials.cards[0].name',
      '/admin/home?tab=testimonials&field=testimonials-cards.0.name',
    ],
    ['pages/about.json', 'cards[0].image', '/admin/about?edit=x&field=image'],
    ['site.json', 'footer.groups[0].title', `${SETTINGS}footer-groups.0.title`],
    ['rental.json', 'rules.weekDays', `${SETTINGS.replace('?', '?edit=rental&')}rules-weekDays`],
    [PROJECTS, '"r2".gallery', `${PROJECT}r2&field=gallery`],
  ])('%s %s', (file, path, place, records) => {
    const { content: found } = readContent(smallFiles());
    const problem = { ...errorAt(file, path, ''), ...(records && { records }) };
    expect(findProblemLink(problem, found, new Set())?.to ?? problemFile(problem)).toBe(place);
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
    expect(Object.keys(homeInput(content))).toEqual(expect.arrayContaining(homeNames));
    const site = ['contact.email', 'contact.whatsapp', 'socialMedia.whatsapp', 'workingHours'];
    const siteNames = namesOf('site.json', site);
    expect(siteFields.map(inputKey)).toEqual(expect.arrayContaining(siteNames));
  });
});
