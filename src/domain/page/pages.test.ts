import { describe, expect, it } from 'vitest';
import { parseAboutPage } from './aboutSchema';
import { parseHomePage } from './homeSchema';
import { statisticNumber } from './pages';
import { ShapeError } from '../record/problem';

describe('parseHomePage', () => {
  it('fills missing fields with defaults', () => {
    const { value } = parseHomePage({ hero: { title: 'Dream Big. Do Different' } });
    expect(value.hero).toStrictEqual({
      title: 'Dream Big. Do Different',
      subtitle: '',
      subtitle2: '',
      cta: 'Book with Us',
      ctaLink: '/booking',
      images: [],
    });
    expect(Object.values(value.statistics)).toEqual(['785', '80', '185', '68']);
    expect(value.testimonials.cards).toEqual([]);
  });

  it.each([
    [['a', null, '', 'b', 'c', 'd'], 'a b c d'],
    [{ image1: { url: 'a' }, image3: { url: 'c' } }, 'a c'],
    [{ image1: { url: '' }, image2: null }, ''],
    [null, ''],
  ])('reads the hero images %j', (images, expected) => {
    expect(parseHomePage({ hero: { images } }).value.hero.images.join(' ')).toBe(expected);
  });

  it('reads ctaText and content as variants of cta and text', () => {
    const person = { name: 'Ada', role: 'DP', image: '' };
    const testimonials = { cards: [{ content: 'Great', ...person }] };
    const { value } = parseHomePage({ hero: { ctaText: 'Go' }, testimonials });
    expect(value.hero).toMatchObject({ cta: 'Go' });
    expect(value.hero).not.toHaveProperty('ctaText');
    expect(value.testimonials.cards).toEqual([{ text: 'Great', ...person }]);
  });

  it('keeps unknown fields at every level', () => {
    const page = { hero: { x: 1 }, testimonials: { cards: [{ y: 2 }], z: 3 }, extra: { a: [1] } };
    expect(parseHomePage(page).value).toMatchObject(page);
  });

  it('is read without its fields of the wrong type, which are reported', () => {
    const { value, problems } = parseHomePage({
      hero: { title: 7, subtitle: 'Kept' },
      statistics: [],
      testimonials: { title: 'Great', cards: 'x' },
    });
    expect(value.hero).toMatchObject({ title: '', subtitle: 'Kept' });
    expect(value.statistics.deliverables).toBe('785');
    expect(value.testimonials).toEqual({ title: 'Great', subtitle: '', cards: [] });
    expect(problems.map(({ level, path }) => `${level} ${path}`)).toEqual([
      'unreadable hero.title',
      'unreadable statistics',
      'unreadable testimonials.cards',
    ]);
    for (const json of [{ other: {} }, { hero: 1 }, { hero: [], statistics: 'x' }])
      expect(() => parseHomePage(json)).toThrow(ShapeError);
  });

  it.each([
    ['785', 785],
    ['1,200+', 1200],
    ['', 80],
    ['many', 80],
  ])('reads the statistic %j as %i', (text, number) => {
    expect(statisticNumber(text, '80')).toBe(number);
  });
});

describe('parseAboutPage', () => {
  it('keeps the order of its cards and leaves out malformed ones', () => {
    const json = {
      hero: { description: 'We' },
      cards: [{ title: 'B' }, 7, { title: 'A', id: 'a' }],
    };
    const { value, problems } = parseAboutPage(json);
    expect(value.cards.map(({ title }) => title)).toEqual(['B', 'A']);
    expect(problems).toHaveLength(1);
  });

  it.each([{ hero: 1 }, { hero: [] }, { cards: 'none' }, { hero: null, cards: {} }])(
    'throws for %j although fields of the wrong type are left out: it is another file',
    (json) => {
      expect(() => parseAboutPage(json)).toThrow(ShapeError);
    },
  );

  it('leaves out a section of the wrong type next to a valid one', () => {
    expect(parseAboutPage({ hero: 1, cards: [] }).value.cards).toEqual([]);
  });
});
