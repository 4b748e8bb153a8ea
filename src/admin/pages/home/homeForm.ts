import { get, set } from 'react-hook-form';
import type * as v from 'valibot';
import type { HomePageContent, Testimonial } from '@/domain/page/homeSchema';
import { newId, withIds } from '@/domain/text/ids';
import { sameJson } from '@/domain/text/sameJson';
import { HERO_IMAGES } from '@/domain/page/homePage';
import type { homeFormSchema, TestimonialFields } from './homeFormSchema';

/** Values of the home page form. */
export type HomeFields = v.InferInput<ReturnType<typeof homeFormSchema>>;

/** Defaults for the button of the hero. */
export const HERO_DEFAULTS = { cta: 'Book with Us', ctaLink: '/booking' } as const;

/** Fixed title of the teaser. */
export const ABOUT_US_TITLE = 'About Us';

const CARD_PREFIX = 'testimonial-';

const NO_CARD: Testimonial = { name: '', role: '', text: '', image: '' };

/** Returns the testimonials with unique IDs for the form; a blank one if there are none. */
function withCardIds(cards: readonly Testimonial[]): (Testimonial & { id: string })[] {
  return withIds(cards.length > 0 ? cards : [NO_CARD], CARD_PREFIX);
}

/** Where the page has the value of a field. */
export const HOME_PATHS = {
  heroTitle: 'hero.title',
  heroSubtitle: 'hero.subtitle',
  heroSubtitle2: 'hero.subtitle2',
  heroCta: 'hero.cta',
  heroLink: 'hero.ctaLink',
  heroImage1: 'hero.images[0]',
  heroImage2: 'hero.images[1]',
  heroImage3: 'hero.images[2]',
  deliverables: 'statistics.deliverables',
  workingHours: 'statistics.workingHours',
  completedProjects: 'statistics.completedProjects',
  clientsCount: 'statistics.clientsCount',
  aboutDescription1: 'aboutUs.description1',
  aboutSubtitle: 'aboutUs.subtitle',
  aboutTitle2: 'aboutUs.title2',
  aboutDescription2: 'aboutUs.description2',
  aboutImage: 'aboutUs.image',
  testimonialsTitle: 'testimonials.title',
  testimonialsSubtitle: 'testimonials.subtitle',
  questionTitle: 'contact.title',
  questionDescription: 'contact.description',
  questionImage: 'contact.image',
} as const satisfies Record<Exclude<keyof HomeFields, 'cards'>, string>;

type TextName = keyof typeof HOME_PATHS;
const TEXTS = Object.entries(HOME_PATHS) as [TextName, string][];

const textAt = (home: HomePageContent, path: string): string => get(home, path, '');

/** Returns the form values of the home page. */
export function homeFields(home: HomePageContent): HomeFields {
  const texts = TEXTS.map(([name, path]) => [name, textAt(home, path)]);
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    cards: withCardIds(home.testimonials.cards).map(({ id, name, role, text, image }) => {
      return { id, name, role, text, image };
    }),
  };
}

/** Trims a text for saving. If nothing else changed, the previous text is returned unchanged. */
function cleaned(now: string, before = ''): string {
  return now.trim() === before.trim() ? before : now.trim();
}

/**
 * Returns the cards for saving. Once a card is changed they get IDs, so that the next save
 * recognises them.
 */
function cardsOf(fields: HomeFields, before: readonly Testimonial[]): Testimonial[] {
  const own = withCardIds(before);
  const known = new Map(own.map((card) => [card.id, card]));
  const cards = fields.cards.map(({ id, name, role, text, image }) => {
    const card = known.get(id);
    return {
      ...(card ?? { id }),
      name: cleaned(name, card?.name),
      role: cleaned(role, card?.role),
      text: cleaned(text, card?.text),
      image,
    };
  });
  return sameJson(cards, own) ? [...before] : cards;
}

/** Returns the home page from a filled form. Fields that the form does not have stay unchanged. */
export function homePageFromForm(fields: HomeFields, home: HomePageContent): HomePageContent {
  const page = structuredClone(home);
  for (const [name, path] of TEXTS) set(page, path, cleaned(fields[name], textAt(home, path)));
  const { hero } = page;
  hero.cta ||= HERO_DEFAULTS.cta;
  hero.ctaLink ||= HERO_DEFAULTS.ctaLink;
  const slots = [fields.heroImage1, fields.heroImage2, fields.heroImage3].filter(Boolean);
  // Hidden pictures stay after the first three. Otherwise one would move up when a visible one is
  // cleared.
  const unseen = slots.length === HERO_IMAGES ? home.hero.images.slice(HERO_IMAGES) : [];
  hero.images = [...slots, ...unseen];
  page.testimonials.cards = cardsOf(fields, home.testimonials.cards);
  return page;
}

/** Returns an empty testimonial. */
export function blankTestimonial(random: () => number): TestimonialFields {
  return { id: newId(CARD_PREFIX, random), name: '', role: '', text: '', image: '' };
}

/** Returns the tab that contains a form field. */
export function tabOfField(field: string) {
  if (field.startsWith('hero')) return 'hero';
  if (field.startsWith('about')) return 'about-us';
  if (field.startsWith('question')) return 'question';
  if (field.startsWith('cards') || field.startsWith('testimonials')) return 'testimonials';
  return 'statistics';
}
