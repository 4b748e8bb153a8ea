import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseHomePage, type HomePageContent } from '@/domain/page/homeSchema';
import { contentWith } from '../../resources/resourceFixture';
import { pageContext } from '../../fields/field';
import { formSchema } from '../../fields/record';
import { homeFields, homeInput, homePageFromForm, type HomeInput } from './fields';

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

const [CARD] = homeInput(contentWith({ home: page() }))['testimonials-cards'];
const blank = (n: number) => ({ ...CARD!, id: `new-${n}` });

const changed = (fields: Partial<HomeInput>, home = FULL) =>
  homePageFromForm({ ...homeInput(contentWith({ home })), ...fields }, contentWith({ home }));

function invalidFields(fields: Partial<HomeInput>, home = FULL): string[] {
  const content = contentWith({ home });
  const saved = homeInput(content);
  const schema = formSchema(homeFields, home, pageContext(content));
  const { issues } = v.safeParse(schema, { ...saved, ...fields });
  return issues ? Object.keys(v.flatten(issues).nested ?? {}) : [];
}

describe('the home page form', () => {
  it('returns the unchanged page without edits, including surrounding spaces and unknown fields', () => {
    expect(changed({})).toEqual(FULL);
  });

  it('keeps what the form does not have: unknown fields, a fourth picture', () => {
    const home = changed({ 'hero-title': ' New ', 'hero-images-1': '/new.webp' });
    expect(home).toMatchObject({ extra: 'kept', hero: { title: 'New', tone: 'warm' } });
    expect(home.hero.images).toEqual(['/1.webp', '/new.webp', '/3.webp', '/4.webp']);
  });

  it('shows a blank card if there is none, and saves it only once it is filled', () => {
    const bare = page();
    const [first, ...others] = homeInput(contentWith({ home: bare }))['testimonials-cards'];
    expect(first).toMatchObject({ name: '', text: '' });
    expect(others).toEqual([]);
    expect(changed({ 'hero-title': 'New' }, bare).testimonials.cards).toEqual([]);
    const filled = changed({ 'testimonials-cards': [{ ...first!, name: 'Ada' }] }, bare);
    expect(filled.testimonials.cards).toEqual([
      { id: 'testimonial-1', name: 'Ada', role: '', text: '', image: '' },
    ]);
  });
});

describe('the validation of the home page', () => {
  it.each(['javascript:alert(1)', 'http://example.org', '//evil.example', 'booking'])(
    'rejects the link %j',
    (heroLink) => {
      expect(invalidFields({ 'hero-ctaLink': heroLink })).toEqual(['hero-ctaLink']);
    },
  );

  it.each(['', '/booking', '/#contact', 'https://example.org/x'])(
    'accepts the link %j',
    (heroLink) => {
      expect(invalidFields({ 'hero-ctaLink': heroLink })).toEqual([]);
    },
  );

  it('rejects a fourth testimonial and a statistic with letters', () => {
    const cards = [1, 2, 3, 4].map((n) => blank(n));
    expect(invalidFields({ 'testimonials-cards': cards, 'statistics-deliverables': '7x' })).toEqual(
      ['statistics-deliverables', 'testimonials-cards'],
    );
  });

  it('accepts unchanged values that were published with an error', () => {
    const cards = [1, 2, 3, 4, 5].map((n) => ({ id: `c${n}`, name: `Name ${n}` }));
    const odd = page({
      hero: { ctaLink: 'http://example.org' },
      statistics: { deliverables: '785+' },
      testimonials: { cards },
    });
    expect(invalidFields({ 'hero-title': 'New' }, odd)).toEqual([]);
    expect(invalidFields({ 'hero-ctaLink': 'http://example.com' }, odd)).toEqual(['hero-ctaLink']);
    const more = [...homeInput(contentWith({ home: odd }))['testimonials-cards'], blank(6)];
    expect(
      invalidFields({ 'testimonials-cards': more, 'statistics-deliverables': '785-' }, odd),
    ).toEqual(['statistics-deliverables', 'testimonials-cards']);
  });
});
