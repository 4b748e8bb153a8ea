import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankTestimonial, homeFields, homePageFromForm, type HomeFields } from './homeForm';
import { homeFormSchema, onlyDigits } from './homeFormSchema';
import { parseHomePage, type HomePageContent } from '@/domain/page/homeSchema';

const page = (json: object = {}): HomePageContent => parseHomePage({ hero: {}, ...json }).value;

const FULL = page({
  extra: 'kept',
  hero: { title: ' Dream ', images: ['/1.webp', '/2.webp', '/3.webp', '/4.webp'], tone: 'warm' },
  testimonials: {
    title: 'Voices',
    cards: [
      { id: 'a', name: 'Ada', text: 'Good', stars: 5 },
      { name: 'Bola', content: 'Fine' },
      { id: 'a', name: 'Twin', text: 'Same id' },
    ],
  },
});

const changed = (fields: Partial<HomeFields>, home = FULL) =>
  homePageFromForm({ ...homeFields(home), ...fields }, home);

/** Returns the invalid fields in the order of their errors. */
function invalidFields(fields: Partial<HomeFields>, home = FULL): string[] {
  const saved = homeFields(home);
  const { issues } = v.safeParse(homeFormSchema(saved), { ...saved, ...fields });
  return issues ? Object.keys(v.flatten(issues).nested ?? {}) : [];
}

describe('the home page form', () => {
  it('returns the unchanged page without edits, including surrounding spaces and unknown fields', () => {
    expect(changed({})).toEqual(FULL);
  });

  it('keeps what the form does not have: unknown fields, a fourth picture', () => {
    const home = changed({ heroTitle: ' New ', heroImage2: '/new.webp' });
    expect(home).toMatchObject({ extra: 'kept', hero: { title: 'New', tone: 'warm' } });
    expect(home.hero.images).toEqual(['/1.webp', '/new.webp', '/3.webp', '/4.webp']);
  });

  it('does not move a hidden picture up when a visible one is cleared', () => {
    expect(changed({ heroImage2: '' }).hero.images).toEqual(['/1.webp', '/3.webp']);
  });

  it('fills an empty button text and link with the defaults', () => {
    const { hero } = changed({ heroCta: ' ', heroLink: '' });
    expect(hero).toMatchObject({ cta: 'Book with Us', ctaLink: '/booking' });
  });

  it('distinguishes cards without ids or with the same id', () => {
    const { cards } = homeFields(FULL);
    expect(cards.map(({ id }) => id)).toEqual(['a', 'testimonial-2', 'a-2']);
    const [first, second, third] = cards;
    const home = changed({ cards: [third!, { ...second!, name: 'Bolaji' }, first!] });
    expect(home.testimonials.cards).toEqual([
      { ...FULL.testimonials.cards[2], id: 'a-2' },
      { ...FULL.testimonials.cards[1], id: 'testimonial-2', name: 'Bolaji' },
      { ...FULL.testimonials.cards[0] },
    ]);
  });

  it('recognises the cards again after the same values are saved', () => {
    const left = homeFields(FULL).cards.slice(1);
    const once = changed({ cards: left });
    expect(once.testimonials.cards.map(({ id }) => id)).toEqual(['testimonial-2', 'a-2']);
    expect(changed({ cards: left }, once)).toEqual(once);
  });

  it('shows a blank card if there is none, and saves it only once it is filled', () => {
    const bare = page();
    const [blank, ...others] = homeFields(bare).cards;
    expect(blank).toMatchObject({ name: '', text: '' });
    expect(others).toEqual([]);
    expect(changed({ heroTitle: 'New' }, bare).testimonials.cards).toEqual([]);
    const filled = changed({ cards: [{ ...blank!, name: 'Ada' }] }, bare);
    expect(filled.testimonials.cards).toEqual([{ ...blank!, name: 'Ada' }]);
  });

  it('gives a new card an id', () => {
    const card = { ...blankTestimonial(() => 0.5), name: 'Chi', text: 'Yes' };
    expect(changed({ cards: [card] }).testimonials.cards).toEqual([
      {
        id: expect.stringMatching(/^testimonial-\w{10}$/),
        name: 'Chi',
        role: '',
        text: 'Yes',
        image: '',
      },
    ]);
  });
});

describe('the validation of the home page', () => {
  it.each([
    ['12a', '12'],
    ['1,250', '1250'],
    ['', ''],
    ['abc', ''],
    ['1234567890123', '1234567890123'],
  ])('turns the statistic %j into %j', (typed, kept) => {
    expect(onlyDigits(typed)).toBe(kept);
  });

  it.each(['javascript:alert(1)', 'http://example.org', '//evil.example', 'booking'])(
    'rejects the link %j',
    (heroLink) => {
      expect(invalidFields({ heroLink })).toEqual(['heroLink']);
    },
  );

  it.each(['', '/booking', '/#contact', 'https://example.org/x'])(
    'accepts the link %j',
    (heroLink) => {
      expect(invalidFields({ heroLink })).toEqual([]);
    },
  );

  it('rejects a fourth testimonial and a statistic with letters', () => {
    const cards = [1, 2, 3, 4].map((n) => ({ ...blankTestimonial(() => n / 10) }));
    expect(invalidFields({ cards, deliverables: '7x' })).toEqual(['deliverables', 'cards']);
  });

  it('rejects a statistic with more than 12 digits', () => {
    expect(invalidFields({ workingHours: '123456789012', clientsCount: '1234567890123' })).toEqual([
      'clientsCount',
    ]);
  });

  it('accepts unchanged values that were published with an error', () => {
    const cards = [1, 2, 3, 4, 5].map((n) => ({ id: `c${n}`, name: `Name ${n}` }));
    const odd = page({
      hero: { ctaLink: 'http://example.org' },
      statistics: { deliverables: '785+' },
      testimonials: { cards },
    });
    expect(invalidFields({ heroTitle: 'New' }, odd)).toEqual([]);
    expect(invalidFields({ heroLink: 'http://example.com' }, odd)).toEqual(['heroLink']);
    const more = [...homeFields(odd).cards, blankTestimonial(() => 0.5)];
    expect(invalidFields({ cards: more, deliverables: '785-' }, odd)).toEqual([
      'deliverables',
      'cards',
    ]);
  });
});
