import * as v from 'valibot';
import {
  STATISTIC_DIGITS,
  TESTIMONIALS_MAX,
  type DEFAULT_STATISTICS,
} from '@/domain/page/homePage';
import { isSafeHref } from '@/domain/links/links';

/** Returns the digits of a typed statistic. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

const anyText = v.string();

const testimonialSchema = v.object({
  id: anyText,
  name: anyText,
  role: anyText,
  text: anyText,
  image: anyText,
});

/** Form values that are checked, as they were saved. */
interface SavedFields extends Record<'heroLink' | keyof typeof DEFAULT_STATISTICS, string> {
  cards: readonly unknown[];
}

/**
 * Returns the schema of the home page form. Values that were published with an error can be saved unchanged. The order is
 * that of the tabs.
 */
export function homeFormSchema(saved: SavedFields) {
  const checked = (
    name: Exclude<keyof SavedFields, 'cards'>,
    isValid: (text: string) => boolean,
    message: string,
  ) =>
    v.pipe(
      v.string(),
      v.check((text) => text === saved[name] || isValid(text), message),
    );
  const digits = (name: keyof typeof DEFAULT_STATISTICS) =>
    v.pipe(
      checked(name, (text) => text === onlyDigits(text), 'Enter digits only, or leave this empty'),
      v.check(
        (text) => text === saved[name] || text.length <= STATISTIC_DIGITS,
        `Enter at most ${STATISTIC_DIGITS} digits`,
      ),
    );
  return v.object({
    heroTitle: anyText,
    heroSubtitle: anyText,
    heroSubtitle2: anyText,
    heroCta: anyText,
    heroLink: checked(
      'heroLink',
      (link) => link.trim() === '' || isSafeHref(link.trim()),
      'Enter a path on this site, such as /booking, or a URL that starts with https://',
    ),
    heroImage1: anyText,
    heroImage2: anyText,
    heroImage3: anyText,
    deliverables: digits('deliverables'),
    workingHours: digits('workingHours'),
    completedProjects: digits('completedProjects'),
    clientsCount: digits('clientsCount'),
    aboutDescription1: anyText,
    aboutSubtitle: anyText,
    aboutTitle2: anyText,
    aboutDescription2: anyText,
    aboutImage: anyText,
    testimonialsTitle: anyText,
    testimonialsSubtitle: anyText,
    cards: v.pipe(
      v.array(testimonialSchema),
      v.maxLength(
        Math.max(TESTIMONIALS_MAX, saved.cards.length),
        `At most ${TESTIMONIALS_MAX} testimonials`,
      ),
    ),
    questionTitle: anyText,
    questionDescription: anyText,
    questionImage: anyText,
  });
}

/** Form values of a testimonial. */
export type TestimonialFields = v.InferInput<typeof testimonialSchema>;
