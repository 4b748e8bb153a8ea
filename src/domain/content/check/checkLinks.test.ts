import { describe, expect, it } from 'vitest';
import { everywhere, problemsAfter, type Entry, type Files } from '../contentFixture';

/** Returns the slug of a product from its by-category file. */
const slugOf = (f: Files, id: string) =>
  f['products/index.json']?.products?.find((product) => product.id === id)?.slug;

describe('the content check warns of', () => {
  it.each([
    [
      'a related project that does not exist',
      (f: Files) => everywhere(f, 'r2', { relatedProjects: ['r9'] }),
      'warning projects/index.json "r2".relatedProjects',
    ],
    [
      'a broken call-to-action link',
      (f: Files) => Object.assign(f['pages/home.json']?.hero ?? {}, { ctaLink: '/nowhere' }),
      'warning pages/home.json hero.ctaLink',
    ],
    [
      'an unsafe link',
      (f: Files) =>
        Object.assign(f['pages/home.json']?.hero ?? {}, { ctaLink: 'javascript:alert(1)' }),
      'warning pages/home.json hero.ctaLink',
    ],
    [
      'a broken footer link',
      (f: Files) =>
        Object.assign(f['site.json']?.footer ?? {}, {
          groups: [{ title: 'X', links: [{ label: 'Y', to: '/store/blog' }] }],
        }),
      'warning site.json footer.groups[0].links[0].to',
    ],
    [
      'a featured entry that is not in the index',
      (f: Files) => f['products/featured.json']?.products?.push({ id: 'p9', name: 'Nine' }),
      'warning products/featured.json "p9"',
    ],
    [
      'a record that contradicts the index',
      (f: Files) =>
        Object.assign(f['products/by-category/lenses.json']?.products?.[0] ?? {}, {
          name: 'Other',
        }),
      'warning products/index.json "p1".name',
    ],
    [
      'a rate that only the complete record has',
      (f: Files) =>
        Object.assign(f['products/by-category/lenses.json']?.products?.[0] ?? {}, {
          dailyRate: 5000,
        }),
      'warning products/index.json "p1".dailyRate',
    ],
    [
      'a record in the wrong file',
      (f: Files) =>
        f['products/by-category/grips.json']?.products?.push(
          f['products/by-category/lenses.json']?.products?.pop() as Entry,
        ),
      'warning products/by-category/grips.json "p2"',
    ],
    [
      'a wrong count',
      (f: Files) => Object.assign(f['projects/index.json'] ?? {}, { count: 9 }),
      'warning projects/index.json count',
    ],
    [
      'a topic outside the sections for topics',
      (f: Files) => Object.assign(f, { 'pages/topics.json': { topics: [{ path: '/cart' }] } }),
      'warning pages/topics.json topics[0].path',
    ],
    [
      'a topic hidden by a service with this title',
      (f: Files) => {
        everywhere(f, 's1', { title: 'Film & Sound' });
        Object.assign(f, { 'pages/topics.json': { topics: [{ path: '/services/film-sound' }] } });
      },
      'warning pages/topics.json topics[0].path',
    ],
    [
      'a topic that hides a product',
      (f: Files) =>
        Object.assign(f, {
          'pages/topics.json': { topics: [{ path: `/store/${String(slugOf(f, 'p1'))}` }] },
        }),
      'warning pages/topics.json topics[0].path',
    ],
    [
      'an image by http',
      (f: Files) => everywhere(f, 'p1', { image: 'http://pictures.test/a.jpg' }),
      'warning products/index.json "p1".image',
    ],
  ])('%s', (_name, change, problem) => {
    expect(problemsAfter(change)).toContain(problem);
  });
});
