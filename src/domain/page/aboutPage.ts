import type { AboutCard } from './aboutSchema';
import { slugify } from '../text/slug';

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
