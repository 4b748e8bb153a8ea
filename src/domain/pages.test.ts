import { describe, expect, it } from 'vitest';
import { parseAboutPage } from './aboutPage';
import { parseHomePage, statisticNumber } from './homePage';
import { ShapeError } from './problem';
import { parseServices } from './service';
import { DEFAULT_FOOTER_GROUPS, footerGroups, parseSite, workingHoursRows } from './site';
import { findTopic, parseTopics } from './topic';

const BROKEN = [null, undefined, [], 'html', 7, {}, { other: {} }];

describe('the home page (public-site.md §2, content-contract.md)', () => {
  it('takes the defaults of the specification', () => {
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
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [{ image1: { url: 'a' }, image3: { url: 'c' } }, ['a', 'c']],
    [{ image1: { url: '' }, image2: null }, []],
    [
      ['a', null, '', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ],
    [null, []],
  ])('reads the hero images %j', (images, expected) => {
    expect(parseHomePage({ hero: { images } }).value.hero.images).toEqual(expected);
  });

  it('reads ctaText and content as variants of cta and text', () => {
    const { value } = parseHomePage({
      hero: { ctaText: 'Go' },
      testimonials: { cards: [{ content: 'Great', name: 'Ada', role: 'DP', image: '' }] },
    });
    expect(value.hero).toMatchObject({ cta: 'Go' });
    expect(value.hero).not.toHaveProperty('ctaText');
    expect(value.testimonials.cards).toEqual([
      { text: 'Great', name: 'Ada', role: 'DP', image: '' },
    ]);
  });

  it('leaves out a malformed testimonial and reports it', () => {
    const { value, problems } = parseHomePage({
      testimonials: { cards: [{ name: 'Ada' }, { name: 7 }, 'x'] },
    });
    expect(value.testimonials.cards).toHaveLength(1);
    expect(problems.map(({ path }) => path)).toEqual([
      'testimonials.cards[1]',
      'testimonials.cards[2]',
    ]);
  });

  it('keeps unknown fields at every level', () => {
    const page = { hero: { x: 1 }, testimonials: { cards: [{ y: 2 }], z: 3 }, extra: { a: [1] } };
    expect(parseHomePage(page).value).toMatchObject(page);
  });

  it.each([...BROKEN, { hero: 'title' }, { hero: { title: 7 } }, { testimonials: { cards: 'x' } }])(
    'is not in the file %j',
    (json) => {
      expect(() => parseHomePage(json)).toThrow(ShapeError);
    },
  );

  it.each([
    ['785', 785],
    ['1,200+', 1200],
    ['', 80],
    ['many', 80],
  ])('counts %j up to %i', (text, number) => {
    expect(statisticNumber(text, '80')).toBe(number);
  });
});

describe('the about page', () => {
  it('keeps the order of its cards and leaves out malformed ones', () => {
    const json = {
      hero: { description: 'We' },
      cards: [{ title: 'B' }, 7, { title: 'A', id: 'a' }],
    };
    const { value, problems } = parseAboutPage(json);
    expect(value.cards.map(({ title }) => title)).toEqual(['B', 'A']);
    expect(problems).toHaveLength(1);
  });

  it.each([...BROKEN, { cards: {} }])('is not in the file %j', (json) => {
    expect(() => parseAboutPage(json)).toThrow(ShapeError);
  });
});

describe('services (public-site.md §2)', () => {
  it('have an intro where the first entry has no id', () => {
    const { value } = parseServices({
      services: [
        { description: 'We help', tone: 'warm' },
        { id: 's1', title: 'Film Production', is_featured: true },
      ],
    });
    expect(value.intro).toEqual({ description: 'We help', tone: 'warm' });
    expect(value.services).toEqual([
      {
        id: 's1',
        title: 'Film Production',
        description: '',
        slug: 'film-production',
        isFeatured: true,
      },
    ]);
  });

  it('without id further down are left out and reported with their place', () => {
    const { value, problems } = parseServices({
      services: [{ id: 's1' }, { title: 'No id' }, { id: 's2', title: 'Two' }],
    });
    expect(value.intro).toBeUndefined();
    expect(value.services.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(problems.map(({ path }) => path)).toEqual(['services[1]']);
  });

  it.each([...BROKEN, { services: null }])('are not in the file %j', (json) => {
    expect(() => parseServices(json)).toThrow(ShapeError);
  });
});

describe('site settings', () => {
  it('take defaults for whatever is missing', () => {
    expect(parseSite({ contact: { email: 'a@b.test' } }).value).toStrictEqual({
      brand: { name: '', logo: '' },
      socialMedia: {},
      contact: { email: 'a@b.test', phone: '', whatsapp: '', address: '' },
      workingHours: [],
    });
  });

  it.each([...BROKEN, { brand: [] }, { brand: {}, footer: { groups: 'all' } }])(
    'are not in the file %j',
    (json) => {
      expect(() => parseSite(json)).toThrow(ShapeError);
    },
  );

  it('have the footer links of the specification unless they bring their own', () => {
    expect(footerGroups(undefined)).toEqual(DEFAULT_FOOTER_GROUPS);
    expect(footerGroups(parseSite({ footer: { groups: null } }).value)).toEqual(
      DEFAULT_FOOTER_GROUPS,
    );
    const links = [
      { label: 'Store', to: '/store' },
      { label: 'Bad', to: 'javascript:alert(1)' },
    ];
    const { value } = parseSite({ footer: { groups: [{ title: 'Go', links }] } });
    expect(footerGroups(value)).toEqual([{ title: 'Go', links: [links[0]] }]);
    expect(value.footer?.groups?.[0]?.links).toEqual(links);
  });

  it('hold every footer link of the specification', () => {
    const links = DEFAULT_FOOTER_GROUPS.flatMap((group) => group.links);
    expect(links.map(({ to }) => to)).toHaveLength(24);
  });

  it('show business hours where there are no rows of working hours', () => {
    const hours = '{"monday":{"open":"09:00","close":"17:00"}}';
    expect(workingHoursRows(parseSite({ contact: { hours } }).value)[0]).toEqual({
      day: 'Monday',
      hours: '9:00 AM - 5:00 PM',
    });
    const rows = [{ day: 'Monday to Thursday', hours: '9:00 AM - 6:00 PM' }];
    expect(workingHoursRows(parseSite({ contact: { hours }, workingHours: rows }).value)).toEqual(
      rows,
    );
    expect(workingHoursRows(parseSite({ contact: { hours: 'soon' } }).value)).toEqual([]);
  });
});

describe('topics (decisions.md)', () => {
  it('are found by their exact path', () => {
    const { value, problems } = parseTopics({
      topics: [
        { path: '/store/blog', title: 'Blog', sections: [{ heading: 'A' }] },
        { title: 'No path' },
      ],
    });
    expect(value[0]).toEqual({
      path: '/store/blog',
      title: 'Blog',
      description: '',
      sections: [{ heading: 'A', paragraphs: [] }],
    });
    expect(problems).toHaveLength(1);
    expect(findTopic(value, '/store/blog/')?.title).toBe('Blog');
    expect(findTopic(value, '/store/blo')).toBeUndefined();
  });
});
