import * as v from 'valibot';
import { eitherSchema, recordSchema, textSchema, textsSchema } from '../record/recordSchema';
import { DEFAULT_STATISTICS } from './pages';
import { parseFileObject, parseObject } from '../record/parseRecords';
import type { Parsed } from '../record/problem';

const SECTIONS = ['hero', 'statistics', 'aboutUs', 'services', 'testimonials', 'contact'];

const slotSchema = v.optional(recordSchema({ url: textSchema() }));

const imagesSchema = v.optional(
  v.pipe(
    eitherSchema(
      Array.isArray,
      textsSchema(),
      v.pipe(
        recordSchema({ image1: slotSchema, image2: slotSchema, image3: slotSchema }),
        v.transform(({ image1, image2, image3 }) =>
          [image1, image2, image3].map((slot) => slot?.url ?? ''),
        ),
      ),
    ),
    v.transform((list) => list.filter((url) => url.trim() !== '')),
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

/** A text, or a number that becomes a text. */
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

export type Testimonial = v.InferOutput<typeof cardSchema>;

export const homeSchema = recordSchema({
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
  testimonials: v.optional(
    recordSchema({
      title: textSchema(),
      subtitle: textSchema(),
      cards: v.optional(v.array(cardSchema), () => []),
    }),
    {},
  ),
  contact: v.optional(
    recordSchema({ title: textSchema(), description: textSchema(), image: textSchema() }),
    {},
  ),
});

export type HomePageContent = v.InferOutput<typeof homeSchema>;

/** Reports and leaves out fields of the wrong type. @throws ShapeError if it is another file */
export function parseHomePage(json: unknown, file = 'pages/home.json'): Parsed<HomePageContent> {
  parseFileObject(json, file, SECTIONS, []);
  return parseObject(homeSchema, json, file);
}
