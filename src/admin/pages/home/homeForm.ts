import type { FieldErrors } from '@/domain/booking/forms';
import type { HomePage, Testimonial } from '@/domain/page/homePage';
import { newId, withIds } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';
import { TESTIMONIALS_MAX } from '@/domain/text/limits';
import { isSafeHref } from '@/domain/links/links';

/** A testimonial as the form shows it. */
export interface TestimonialFields {
  id: string;
  name: string;
  role: string;
  text: string;
  image: string;
}

/** What the home page editor edits (back-office.md §2, Home Page Editor). */
export interface HomeFields {
  heroTitle: string;
  heroSubtitle: string;
  heroSubtitle2: string;
  heroCta: string;
  heroLink: string;
  heroImage1: string;
  heroImage2: string;
  heroImage3: string;
  deliverables: string;
  workingHours: string;
  completedProjects: string;
  clientsCount: string;
  aboutDescription1: string;
  aboutSubtitle: string;
  aboutTitle2: string;
  aboutDescription2: string;
  aboutImage: string;
  testimonialsTitle: string;
  testimonialsSubtitle: string;
  cards: TestimonialFields[];
  questionTitle: string;
  questionDescription: string;
  questionImage: string;
}

/** The hero's button where nothing else is said (back-office.md §2). */
export const HERO_DEFAULTS = { cta: 'Book with Us', ctaLink: '/booking' } as const;

/** The title of the teaser, which nobody edits (back-office.md §2). */
export const ABOUT_US_TITLE = 'About Us';

const CARD_PREFIX = 'testimonial-';

const NO_CARD: Testimonial = { name: '', role: '', text: '', image: '' };

/**
 * The testimonials with an id each, by which the form knows them; it shows one at least, a blank one where there is
 * none (back-office.md §5).
 */
export function withCardIds(cards: readonly Testimonial[]): (Testimonial & { id: string })[] {
  return withIds(cards.length > 0 ? cards : [NO_CARD], CARD_PREFIX);
}

/** The home page as the form shows it. */
export function homeFields({ hero, ...home }: HomePage): HomeFields {
  const [heroImage1 = '', heroImage2 = '', heroImage3 = ''] = hero.images;
  const { aboutUs, testimonials, contact, statistics } = home;
  const { deliverables, workingHours, completedProjects, clientsCount } = statistics;
  return {
    heroTitle: hero.title,
    heroSubtitle: hero.subtitle,
    heroSubtitle2: hero.subtitle2,
    heroCta: hero.cta,
    heroLink: hero.ctaLink,
    heroImage1,
    heroImage2,
    heroImage3,
    deliverables,
    workingHours,
    completedProjects,
    clientsCount,
    aboutDescription1: aboutUs.description1,
    aboutSubtitle: aboutUs.subtitle,
    aboutTitle2: aboutUs.title2,
    aboutDescription2: aboutUs.description2,
    aboutImage: aboutUs.image,
    testimonialsTitle: testimonials.title,
    testimonialsSubtitle: testimonials.subtitle,
    cards: withCardIds(testimonials.cards).map(({ id, name, role, text, image }) => {
      return { id, name, role, text, image };
    }),
    questionTitle: contact.title,
    questionDescription: contact.description,
    questionImage: contact.image,
  };
}

/** A testimonial with nothing in it yet. */
export function blankTestimonial(random: () => number): TestimonialFields {
  return { id: newId(CARD_PREFIX, random), name: '', role: '', text: '', image: '' };
}

/** Values that were kept of this form, with their cards made sound. */
export function sanitizeHomeValues(kept: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(kept.cards)) return kept;
  const cards = kept.cards.filter(isJsonObject).map((card) => {
    const textOf = (key: keyof TestimonialFields) => {
      const value = card[key];
      return typeof value === 'string' ? value : '';
    };
    return {
      id: textOf('id'),
      name: textOf('name'),
      role: textOf('role'),
      text: textOf('text'),
      image: textOf('image'),
    };
  });
  return { ...kept, cards: withIds(cards, `${CARD_PREFIX}kept-`) };
}

/** What is left of a typed statistic: its digits, as many as are counted up to (back-office.md §5). */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 12);
}

const STATISTICS = ['deliverables', 'workingHours', 'completedProjects', 'clientsCount'] as const;

/** Errors of the home page's form, in the order of its tabs (back-office.md §5). */
export function validateHome(fields: HomeFields): FieldErrors<HomeFields> {
  const link = fields.heroLink.trim();
  const odd = STATISTICS.filter((name) => /\D/.test(fields[name]));
  return {
    ...(link !== '' &&
      !isSafeHref(link) && {
        heroLink:
          'Enter an address of this site, such as /booking, or one that begins with https://',
      }),
    ...Object.fromEntries(odd.map((name) => [name, 'Digits only, or nothing'])),
    ...(fields.cards.length > TESTIMONIALS_MAX && {
      cards: `At most ${TESTIMONIALS_MAX} testimonials`,
    }),
  };
}
