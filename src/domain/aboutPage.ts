import * as v from 'valibot';
import { leaveOutFields } from './contentLeaveOut';
import type { Parsed } from './problem';
import { record, text } from './recordSchema';
import { fileObject, parseInnerList, parseObject, type LeaveOut } from './records';
import { slugify } from './slug';

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

const cardSchema = record({
  id: v.optional(v.string()),
  image: text(),
  title: text(),
  subtitle: text(),
  description: text(),
});

const aboutSchema = record({ hero: v.optional(record({ description: text() }), {}) });

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
  fileObject(json, file, ['hero', 'cards']);
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
