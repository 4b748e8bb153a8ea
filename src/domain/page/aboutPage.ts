import * as v from 'valibot';
import { leaveOutFields } from '../content/repair/leaveOut';
import type { Parsed } from '../content/problem';
import { recordSchema, textSchema } from '../content/recordSchema';
import { parseFileObject, parseInnerList, parseObject, type LeaveOut } from '../content/parseRecords';
import { slugify } from '../text/slug';

/** A section of the about page. */
export interface AboutCard {
  id?: string;
  image: string;
  title: string;
  subtitle: string;
  description: string;
}

/** The about page; the order of the cards is the order of display (content-contract.md, Shapes). */
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

const aboutSchema = recordSchema({ hero: v.optional(recordSchema({ description: textSchema() }), {}) });

/**
 * Parses `pages/about.json`.
 * @param leaveOut what is done about fields of the wrong type; without it the file is none
 * @throws ShapeError when it is no about page or its hero has the wrong type (content-contract.md)
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
 * Parses `pages/about.json`; fields of the wrong type are left out and reported.
 * @throws ShapeError when it is another file (content-contract.md)
 */
export function readAboutPage(json: unknown, file = 'pages/about.json'): Parsed<AboutPage> {
  return parseAboutPage(json, file, leaveOutFields);
}

/** Characters of a card's slug at most: it becomes a file name. */
const SLUG_MAX = 120;

/** What a card's own address ends with, from its title; '' where the title has no letters for it (decisions.md). */
export function cardSlug(card: Pick<AboutCard, 'title'>): string {
  return slugify(card.title).slice(0, SLUG_MAX).replace(/-+$/, '');
}

/** The first card whose slug this is; undefined for an unknown or empty one; never throws. */
export function findCard(cards: readonly AboutCard[], slug: string): AboutCard | undefined {
  return slug === '' ? undefined : cards.find((card) => cardSlug(card) === slug);
}
