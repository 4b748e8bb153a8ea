import { slugify } from '../text/slug';
import type { AboutCard } from './aboutSchema';

/** Maximum length of a card's slug, which becomes a file name. */
const SLUG_MAX = 120;

/**
 * Returns the slug of a card, made from its title. '' if the title has no letters or digits that
 * can be used.
 */
export function cardSlug(card: Pick<AboutCard, 'title'>): string {
  return slugify(card.title).slice(0, SLUG_MAX).replace(/-+$/, '');
}

/** Finds the first card with this slug. */
export function findCard(cards: readonly AboutCard[], slug: string): AboutCard | undefined {
  return slug === '' ? undefined : cards.find((card) => cardSlug(card) === slug);
}

/** Maximum number of testimonials on the home page. */
export const TESTIMONIALS_MAX = 3;
/** Maximum number of images at the top of the home page. */
export const HERO_IMAGES = 3;

/** Values of missing statistics. */
export const DEFAULT_STATISTICS = {
  deliverables: '785',
  workingHours: '80',
  completedProjects: '185',
  clientsCount: '68',
} as const;

/** Maximum number of digits of a statistic. */
export const STATISTIC_DIGITS = 12;

/** Returns the number in a statistic: its digits, or those of the fallback. */
export function statisticNumber(value: string, fallback: string): number {
  return Number(value.replace(/\D/g, '').slice(0, STATISTIC_DIGITS) || fallback);
}
