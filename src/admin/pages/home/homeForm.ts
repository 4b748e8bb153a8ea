import * as v from 'valibot';
import type { HomePageContent, Testimonial } from '@/domain/page/homeSchema';
import { newId, withIds } from '@/domain/text/ids';
import { TESTIMONIALS_MAX } from '@/domain/page/homePage';
import { isSafeHref } from '@/domain/links/links';

const anyText = v.string();

const digits = v.pipe(v.string(), v.regex(/^\d*$/, 'Enter digits only, or leave this empty'));

const testimonialSchema = v.object({
  id: anyText,
  name: anyText,
  role: anyText,
  text: anyText,
  image: anyText,
});

/** Validates the home page form. The order is that of its tabs. */
export const homeFormSchema = v.object({
  heroTitle: anyText,
  heroSubtitle: anyText,
  heroSubtitle2: anyText,
  heroCta: anyText,
  heroLink: v.pipe(
    v.string(),
    v.check(
      (link) => link.trim() === '' || isSafeHref(link.trim()),
      'Enter a path on this site, such as /booking, or a URL that starts with https://',
    ),
  ),
  heroImage1: anyText,
  heroImage2: anyText,
  heroImage3: anyText,
  deliverables: digits,
  workingHours: digits,
  completedProjects: digits,
  clientsCount: digits,
  aboutDescription1: anyText,
  aboutSubtitle: anyText,
  aboutTitle2: anyText,
  aboutDescription2: anyText,
  aboutImage: anyText,
  testimonialsTitle: anyText,
  testimonialsSubtitle: anyText,
  cards: v.pipe(
    v.array(testimonialSchema),
    v.maxLength(TESTIMONIALS_MAX, `At most ${TESTIMONIALS_MAX} testimonials`),
  ),
  questionTitle: anyText,
  questionDescription: anyText,
  questionImage: anyText,
});

/** Form values of a testimonial. */
export type TestimonialFields = v.InferInput<typeof testimonialSchema>;

/** Values of the home page form. */
export type HomeFields = v.InferInput<typeof homeFormSchema>;

/** Defaults for the button of the hero. */
export const HERO_DEFAULTS = { cta: 'Book with Us', ctaLink: '/booking' } as const;

/** Fixed title of the teaser. */
export const ABOUT_US_TITLE = 'About Us';

const CARD_PREFIX = 'testimonial-';

const NO_CARD: Testimonial = { name: '', role: '', text: '', image: '' };

/**
 * Returns the testimonials with unique IDs for the form. Without testimonials it returns a blank
 * one.
 */
export function withCardIds(cards: readonly Testimonial[]): (Testimonial & { id: string })[] {
  return withIds(cards.length > 0 ? cards : [NO_CARD], CARD_PREFIX);
}

/** Returns the form values of the home page. */
export function homeFields({ hero, ...home }: HomePageContent): HomeFields {
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

/** Returns the digits of a typed statistic, limited to the maximum length. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 12);
}
