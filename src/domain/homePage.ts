import * as v from 'valibot';
import { leaveOutFields } from './contentLeaveOut';
import type { Parsed } from './problem';
import { record, text } from './recordSchema';
import { fileObject, parseInnerList, parseObject, type LeaveOut } from './records';

/** What a client said (public-site.md §3). */
export interface Testimonial {
  id?: string;
  image: string;
  text: string;
  name: string;
  role: string;
}

/** The home page; statistics are digits as text (content-contract.md, Shapes). */
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

/** The statistics that apply where a field is missing (public-site.md §2). */
export const DEFAULT_STATISTICS: Readonly<HomePage['statistics']> = {
  deliverables: '785',
  workingHours: '80',
  completedProjects: '185',
  clientsCount: '68',
};

const SECTIONS = ['hero', 'statistics', 'aboutUs', 'services', 'testimonials', 'contact'];

const slotSchema = v.optional(record({ url: text() }));

const imagesSchema = v.optional(
  v.pipe(
    v.union([
      v.array(v.nullable(v.string())),
      v.pipe(
        record({ image1: slotSchema, image2: slotSchema, image3: slotSchema }),
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
  record({
    title: text(),
    subtitle: text(),
    subtitle2: text(),
    cta: text(),
    ctaText: text(),
    ctaLink: text(),
    images: imagesSchema,
  }),
  v.transform(({ ctaText, ...hero }) => ({
    ...hero,
    cta: hero.cta.trim() || ctaText.trim() || 'Book with Us',
    ctaLink: hero.ctaLink.trim() || '/booking',
  })),
);

/** Digits as text; a number is written out. */
function digits(fallback: string) {
  return v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), fallback);
}

const cardSchema = v.pipe(
  record({
    id: v.optional(v.string()),
    image: text(),
    text: text(),
    content: text(),
    name: text(),
    role: text(),
  }),
  v.transform(({ content, ...card }) => ({ ...card, text: card.text || content })),
);

const homeSchema = record({
  hero: v.optional(heroSchema, {}),
  statistics: v.optional(
    record({
      deliverables: digits(DEFAULT_STATISTICS.deliverables),
      workingHours: digits(DEFAULT_STATISTICS.workingHours),
      completedProjects: digits(DEFAULT_STATISTICS.completedProjects),
      clientsCount: digits(DEFAULT_STATISTICS.clientsCount),
    }),
    {},
  ),
  aboutUs: v.optional(
    record({
      description1: text(),
      subtitle: text(),
      title2: text(),
      description2: text(),
      image: text(),
    }),
    {},
  ),
  services: v.optional(record({ description: text() }), {}),
  testimonials: v.optional(record({ title: text(), subtitle: text() }), {}),
  contact: v.optional(record({ title: text(), description: text(), image: text() }), {}),
});

/**
 * Parses `pages/home.json`, with the defaults of the specification for whatever is missing.
 * @param leaveOut what is done about fields of the wrong type; without it the file is none
 * @throws ShapeError when it is no home page or a field has the wrong type (content-contract.md)
 */
export function parseHomePage(
  json: unknown,
  file = 'pages/home.json',
  leaveOut?: LeaveOut,
): Parsed<HomePage> {
  fileObject(json, file, SECTIONS);
  const { value, problems } = parseObject(homeSchema, json, file, leaveOut);
  const { cards: list } = value.testimonials as { cards?: unknown };
  const cards = parseInnerList(cardSchema, list, file, 'testimonials.cards', leaveOut);
  return {
    value: { ...value, testimonials: { ...value.testimonials, cards: cards.value } },
    problems: [...problems, ...cards.problems],
  };
}

/**
 * Parses `pages/home.json`; fields of the wrong type are left out and reported.
 * @throws ShapeError when it is another file (content-contract.md)
 */
export function readHomePage(json: unknown, file = 'pages/home.json'): Parsed<HomePage> {
  return parseHomePage(json, file, leaveOutFields);
}

/** The number a statistic counts up to: its digits, else the fallback's (public-site.md §9). */
export function statisticNumber(value: string, fallback: string): number {
  return Number(value.replace(/\D/g, '').slice(0, 12) || fallback);
}
