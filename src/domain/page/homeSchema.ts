import * as v from 'valibot';
import { recordSchema, textSchema } from '../content/recordSchema';
import { DEFAULT_STATISTICS } from './homePage';
import {
  type LeaveOut,
  parseFileObject,
  parseObject,
  parseInnerList,
} from '../content/parseRecords';
import type { Parsed } from '../content/problem';
import { leaveOutFields } from '../content/repair/leaveOut';

/** Testimonial of a client. */
export interface Testimonial {
  id?: string;
  image: string;
  text: string;
  name: string;
  role: string;
}

/** Content of the home page. Statistics are stored as text. */
export interface HomePage {
  hero: {
    title: string;
    subtitle: string;
    subtitle2: string;
    cta: string;
    ctaLink: string;
    images: string[];
  };
  statistics: {
    deliverables: string;
    workingHours: string;
    completedProjects: string;
    clientsCount: string;
  };
  aboutUs: {
    description1: string;
    subtitle: string;
    title2: string;
    description2: string;
    image: string;
  };
  services: { description: string };
  testimonials: { title: string; subtitle: string; cards: Testimonial[] };
  contact: { title: string; description: string; image: string };
}

const SECTIONS = ['hero', 'statistics', 'aboutUs', 'services', 'testimonials', 'contact'];

const slotSchema = v.optional(recordSchema({ url: textSchema() }));

const imagesSchema = v.optional(
  v.pipe(
    v.union([
      v.array(v.nullable(v.string())),
      v.pipe(
        recordSchema({ image1: slotSchema, image2: slotSchema, image3: slotSchema }),
        v.transform(({ image1, image2, image3 }) =>
          [image1, image2, image3].map((slot) => slot?.url ?? null),
        ),
      ),
    ]),
    v.transform((list) => list.filter((url) => url !== null && url.trim() !== '')),
    v.array(v.string()),
  ),
  () => [],
);

const heroSchema = v.pipe(
  recordSchema({
    title: textSchema(),
    subtitle: textSchema(),
    subtitle2: textSchema(),
    cta: textSchema(),
    ctaText: textSchema(),
    ctaLink: textSchema(),
    images: imagesSchema,
  }),
  v.transform(({ ctaText, ...hero }) => ({
    ...hero,
    cta: hero.cta.trim() || ctaText.trim() || 'Book with Us',
    ctaLink: hero.ctaLink.trim() || '/booking',
  })),
);

/** Schema of a statistic: text, or a number that is converted to text. */
function digits(fallback: string) {
  return v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), fallback);
}

const cardSchema = v.pipe(
  recordSchema({
    id: v.optional(v.string()),
    image: textSchema(),
    text: textSchema(),
    content: textSchema(),
    name: textSchema(),
    role: textSchema(),
  }),
  v.transform(({ content, ...card }) => ({ ...card, text: card.text || content })),
);

const homeSchema = recordSchema({
  hero: v.optional(heroSchema, {}),
  statistics: v.optional(
    recordSchema({
      deliverables: digits(DEFAULT_STATISTICS.deliverables),
      workingHours: digits(DEFAULT_STATISTICS.workingHours),
      completedProjects: digits(DEFAULT_STATISTICS.completedProjects),
      clientsCount: digits(DEFAULT_STATISTICS.clientsCount),
    }),
    {},
  ),
  aboutUs: v.optional(
    recordSchema({
      description1: textSchema(),
      subtitle: textSchema(),
      title2: textSchema(),
      description2: textSchema(),
      image: textSchema(),
    }),
    {},
  ),
  services: v.optional(recordSchema({ description: textSchema() }), {}),
  testimonials: v.optional(recordSchema({ title: textSchema(), subtitle: textSchema() }), {}),
  contact: v.optional(
    recordSchema({ title: textSchema(), description: textSchema(), image: textSchema() }),
    {},
  ),
});

/**
 * Parses `pages/home.json`. Missing fields get default values.
 * @param leaveOut handles fields of the wrong type. Without it they make the file invalid.
 * @throws ShapeError if it is another file, or a field has the wrong type
 */
export function parseHomePage(
  json: unknown,
  file = 'pages/home.json',
  leaveOut?: LeaveOut,
): Parsed<HomePage> {
  parseFileObject(json, file, SECTIONS);
  const { value, problems } = parseObject(homeSchema, json, file, leaveOut);
  const { cards: list } = value.testimonials as { cards?: unknown };
  const cards = parseInnerList(cardSchema, list, file, 'testimonials.cards', leaveOut);
  return {
    value: { ...value, testimonials: { ...value.testimonials, cards: cards.value } },
    problems: [...problems, ...cards.problems],
  };
}

/**
 * Parses `pages/home.json`. Fields of the wrong type are left out and reported.
 * @throws ShapeError if it is another file
 */
export function readHomePage(json: unknown, file = 'pages/home.json'): Parsed<HomePage> {
  return parseHomePage(json, file, leaveOutFields);
}
