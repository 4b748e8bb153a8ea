import { recordSchema, textSchema } from '../content/recordSchema';
import * as v from 'valibot';
import {
  type LeaveOut,
  parseFileObject,
  parseObject,
  parseInnerList,
} from '../content/parseRecords';
import type { Parsed } from '../content/problem';
import { leaveOutFields } from '../content/repair/leaveOut';

/** Section of the about page. */
export interface AboutCard {
  id?: string;
  image: string;
  title: string;
  subtitle: string;
  description: string;
}

/** Content of the about page. Cards are shown in the order of the list. */
export interface AboutPage {
  hero: { description: string };
  cards: AboutCard[];
}

const cardSchema = recordSchema({
  id: v.optional(v.string()),
  image: textSchema(),
  title: textSchema(),
  subtitle: textSchema(),
  description: textSchema(),
});

const aboutSchema = recordSchema({
  hero: v.optional(recordSchema({ description: textSchema() }), {}),
});

/**
 * Parses `pages/about.json`.
 * @param leaveOut handles fields of the wrong type. Without it they make the file invalid.
 * @throws ShapeError if it is another file, or a field has the wrong type
 */
export function parseAboutPage(
  json: unknown,
  file = 'pages/about.json',
  leaveOut?: LeaveOut,
): Parsed<AboutPage> {
  parseFileObject(json, file, ['hero', 'cards']);
  const { value, problems } = parseObject(aboutSchema, json, file, leaveOut);
  const cards = parseInnerList(cardSchema, value.cards, file, 'cards', leaveOut);
  return {
    value: { ...value, cards: cards.value },
    problems: [...problems, ...cards.problems],
  };
}

/**
 * Parses `pages/about.json`. Fields of the wrong type are left out and reported.
 * @throws ShapeError if it is another file
 */
export function readAboutPage(json: unknown, file = 'pages/about.json'): Parsed<AboutPage> {
  return parseAboutPage(json, file, leaveOutFields);
}
