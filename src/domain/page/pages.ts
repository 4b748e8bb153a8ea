import { shortSlug } from '../text/slug';
import type { AboutCard } from './aboutSchema';

/** '' if the title has no letters or digits that can be used. */
export function cardSlug(card: Pick<AboutCard, 'title'>): string {
  return shortSlug(card.title);
}

export function findCard(cards: readonly AboutCard[], slug: string): AboutCard | undefined {
  return slug === '' ? undefined : cards.find((card) => cardSlug(card) === slug);
}

export const TESTIMONIALS_MAX = 3;
export const HERO_IMAGES = 3;

export const DEFAULT_STATISTICS = {
  deliverables: '785',
  workingHours: '80',
  completedProjects: '185',
  clientsCount: '68',
} as const;

export const STATISTIC_DIGITS = 12;

/** Its digits, or those of the fallback. */
export function statisticNumber(value: string, fallback: string): number {
  return Number(value.replace(/\D/g, '').slice(0, STATISTIC_DIGITS) || fallback);
}
