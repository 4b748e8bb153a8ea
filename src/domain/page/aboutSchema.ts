import * as v from 'valibot';
import { recordSchema, textSchema } from '../record/recordSchema';
import { parseFileObject, parseObject } from '../record/parseRecords';
import type { Parsed } from '../record/problem';

const cardSchema = recordSchema({
  id: v.optional(v.string()),
  image: textSchema(),
  title: textSchema(),
  subtitle: textSchema(),
  description: textSchema(),
});

export type AboutCard = v.InferOutput<typeof cardSchema>;

export const aboutSchema = recordSchema({
  hero: v.optional(recordSchema({ description: textSchema() }), {}),
  cards: v.optional(v.array(cardSchema), () => []),
});

export type AboutPageContent = v.InferOutput<typeof aboutSchema>;

/** Reports and leaves out fields of the wrong type. @throws ShapeError if it is another file */
export function parseAboutPage(json: unknown, file = 'pages/about.json'): Parsed<AboutPageContent> {
  parseFileObject(json, file, ['hero', 'cards'], ['cards']);
  return parseObject(aboutSchema, json, file);
}
