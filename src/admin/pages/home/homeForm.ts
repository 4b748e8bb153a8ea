import type { FieldErrors } from '@/domain/booking/forms';
import type { HomePage, Testimonial } from '@/domain/page/homeSchema';
import { newId, withIds } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';
import { TESTIMONIALS_MAX } from '@/domain/text/limits';
import { isSafeHref } from '@/domain/links/links';

/** Form values of a testimonial. */
export interface TestimonialFields {
  id: string;
  name: string;
  role: string;
  text: string;
  image: string;
}

/** Values of the home page form. */
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

/** Defaults for the button of the hero. */
export const HERO_DEFAULTS = { cta: 'Book with Us', ctaLink: '/booking' } as const;

/** Fixed title of the teaser. */
export const ABOUT_US_TITLE = 'About Us';

const CARD_PREFIX = 'testimonial-';

const NO_CARD: Testimonial = { name: '', role: '', text: '', image: '' };

/**
 * Returns the testimonials with unique ids for the form. Without testimonials it returns a blank
 * one.
 */
export function withCardIds(cards: readonly Testimonial[]): (Testimonial & { id: string })[] {
  return withIds(cards.length > 0 ? cards : [NO_CARD], CARD_PREFIX);
}

/** Returns the form values of the home page. */
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

/** Returns an empty testimonial. */
export function blankTestimonial(random: () => number): TestimonialFields {
  return { id: newId(CARD_PREFIX, random), name: '', role: '', text: '', image: '' };
}

/** Sanitises autosaved form values, including the cards. */
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

/** Returns the digits of a typed statistic, limited to the maximum length. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 12);
}

const STATISTICS = ['deliverables', 'workingHours', 'completedProjects', 'clientsCount'] as const;

/** Returns the errors of the home page form, in the order of its tabs. */
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
