import { describe, expect, it } from 'vitest';
import { readContent } from '@/domain/content/content';
import { everywhere, smallContent } from '@/domain/content/contentFixture';
import { homeFields } from '../../../pages/home/homeForm';
import { errorAt } from '@/domain/record/problem';
import { siteFields } from '../../../pages/site-settings/siteForm';
import { pageProblemLink } from './pageProblemLink';
import { placesAfter, PRODUCT, PROJECT, put, type ProblemRow } from './problemFixture';

const noPicture = (name: string) => (path: string) => !path.includes(name);
const HOME = '/admin/home?tab=';

describe('the location of a problem of links, images and prices: its field, or the file if there is none', () => {
  it.each<ProblemRow>([
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
    // Images and their texts.
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
    // Problems that only an administrator can assess.
    [
      'a price that changed a lot',
      (f) => everywhere(f, 'p1', { price: '₦2,500,000' }),
      [`${PRODUCT}p1&field=price`],
    ],
  ])('%s', (_name, change, expected, hasPicture) => {
    expect(new Set(placesAfter(change, hasPicture))).toEqual(new Set(expected));
  });

  it('names fields like the forms of pages', () => {
    const { content } = readContent(smallContent().files);
    const placeOf = (file: string, path: string) =>
      pageProblemLink(errorAt(file, path, ''), content);
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
});
