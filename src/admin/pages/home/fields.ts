import type { Content } from '@/domain/content/content';
import { isSafeHref } from '@/domain/links/links';
import {
  DEFAULT_STATISTICS,
  HERO_IMAGES,
  STATISTIC_DIGITS,
  TESTIMONIALS_MAX,
} from '@/domain/page/pages';
import type { HomePageContent, Testimonial } from '@/domain/page/homeSchema';
import { PICTURE_TYPES } from '@/domain/picture/pictureTypes';
import { entry, fields, pageContext, type InputValues } from '../../fields/field';
import { list } from '../../fields/kinds/list';
import { image } from '../../fields/kinds/picture';
import { longText, shortText } from '../../fields/kinds/text';
import { formInput, withInput } from '../../fields/record';
import type { PictureRules } from '../../forms/pictures/pictureRules';

const HERO_DEFAULTS = { cta: 'Book with Us', ctaLink: '/booking' } as const;

/** The size in the hint is not enforced. */
const PICTURE_HINT = 'PNG, JPG, GIF up to 10MB';

const PICTURES: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: Number.POSITIVE_INFINITY,
  typeText: (file) => `${file} is not a supported image. Choose a PNG, JPG, GIF or WebP file.`,
  sizeText: (file) => `${file} is too large. ${PICTURE_HINT}.`,
};

const HOME_PICTURE = { rules: PICTURES, hint: PICTURE_HINT } as const;

const heroImage = <const N extends number>(slot: N) =>
  image(`hero.images.${slot}`, {
    ...HOME_PICTURE,
    label: `Image ${slot + 1}`,
    ratio: [16, 9],
    isBeside: slot > 0,
  });

const isStatistic = (text: string) => /^\d*$/.test(text) && text.length <= STATISTIC_DIGITS;

const statistic = <const K extends keyof typeof DEFAULT_STATISTICS>(key: K, label: string) =>
  shortText(`statistics.${key}`, {
    label,
    check: [isStatistic, `Enter at most ${STATISTIC_DIGITS} digits, or leave this empty`],
    hint: `Digits only. Default: ${DEFAULT_STATISTICS[key]}.`,
    html: { inputMode: 'numeric', autoComplete: 'off' },
    isBeside: key !== 'deliverables',
  });

const TESTIMONIALS_MIN = 1;

const testimonialEntry = entry<Testimonial>()([
  image('image', { ...HOME_PICTURE, ratio: [1, 1] }),
  shortText('name', { isBeside: true }),
  shortText('role', { isBeside: true }),
  longText('text', { rows: 4 }),
]);

const NO_CARD: Testimonial = { name: '', role: '', text: '', image: '' };

const testimonials = list('testimonials.cards', {
  of: testimonialEntry,
  label: 'Testimonials',
  noun: 'Testimonial',
  ids: 'testimonial-',
  min: TESTIMONIALS_MIN,
  max: {
    count: TESTIMONIALS_MAX,
    error: `At most ${TESTIMONIALS_MAX} testimonials`,
    more: `The home page shows the first ${TESTIMONIALS_MAX}.`,
  },
});

/** Testimonials. Without any, the form has a blank one. Once one is changed, all get IDs, so that the next save recognises them. */
const cards: typeof testimonials = {
  ...testimonials,
  toInput: (stored = [], context) =>
    testimonials.toInput(stored.length > 0 ? stored : [NO_CARD], context),
};

/** Fields of the home page, in the order of its tabs. */
export const homeFields = fields<HomePageContent>()([
  shortText('hero.title'),
  shortText('hero.subtitle'),
  longText('hero.subtitle2', { label: 'Subtitle 2', rows: 3 }),
  shortText('hero.cta', { label: 'Button Text', hint: `Default: “${HERO_DEFAULTS.cta}”.` }),
  shortText('hero.ctaLink', {
    label: 'Button Link',
    check: [
      isSafeHref,
      'Enter a path on this site, such as /booking, or a URL that starts with https://',
    ],
    hint: `Default: ${HERO_DEFAULTS.ctaLink}.`,
    isBeside: true,
  }),
  heroImage(0),
  heroImage(1),
  heroImage(2),
  statistic('deliverables', 'Deliverables'),
  statistic('workingHours', 'Working Hours'),
  statistic('completedProjects', 'Completed Projects'),
  statistic('clientsCount', 'Clients Count'),
  longText('aboutUs.description1', { label: 'Description 1', rows: 4 }),
  shortText('aboutUs.subtitle'),
  shortText('aboutUs.title2', { label: 'Title 2', isBeside: true }),
  longText('aboutUs.description2', { label: 'Description 2', rows: 4 }),
  image('aboutUs.image', { ...HOME_PICTURE, ratio: [4, 3] }),
  shortText('testimonials.title'),
  shortText('testimonials.subtitle', { isBeside: true }),
  cards,
  shortText('contact.title'),
  longText('contact.description', { rows: 4 }),
  image('contact.image', { ...HOME_PICTURE, ratio: [16, 9] }),
]);

export type HomeInput = InputValues<typeof homeFields>;

/** Returns the home page from a filled form. Fields that the form does not have stay unchanged. */
export function homePageFromForm(values: HomeInput, content: Content): HomePageContent {
  const { home } = content;
  const page = withInput(homeFields, values, home, pageContext(content));
  const { hero } = page;
  const slots = hero.images.slice(0, HERO_IMAGES).filter(Boolean);
  // Hidden pictures stay after the first three, or one would move up when a visible one is cleared.
  const unseen = slots.length === HERO_IMAGES ? home.hero.images.slice(HERO_IMAGES) : [];
  return {
    ...page,
    hero: {
      ...hero,
      cta: hero.cta || HERO_DEFAULTS.cta,
      ctaLink: hero.ctaLink || HERO_DEFAULTS.ctaLink,
      images: [...slots, ...unseen],
    },
  };
}

export const homeInput = (content: Content): HomeInput =>
  formInput(homeFields, content.home, pageContext(content));

const TABS = {
  hero: 'hero',
  statistics: 'statistics',
  aboutUs: 'about-us',
  testimonials: 'testimonials',
  contact: 'question',
} as const;

/** Returns the tab that contains a field, by its path or its name in the form. */
export function tabOfField(field: string) {
  const [part = ''] = field.split(/[.-]/);
  return part in TABS ? TABS[part as keyof typeof TABS] : undefined;
}
