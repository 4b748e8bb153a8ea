import { HERO_DEFAULTS, withCardIds, type HomeFields } from './homeForm';
import type { HomePageContent, Testimonial } from '@/domain/page/homeSchema';
import { HERO_IMAGES } from '@/domain/page/homePage';
import { sameJson } from '@/domain/text/sameJson';

/** Trims a text for saving. If nothing else changed, the previous text is returned unchanged. */
function cleaned(now: string, before = ''): string {
  return now.trim() === before.trim() ? before : now.trim();
}

/**
 * Returns the cards for saving. Once a card is changed they get IDs, so that the next save
 * recognises them.
 */
function cardsOf(fields: HomeFields, before: readonly Testimonial[]): Testimonial[] {
  const own = withCardIds(before);
  const known = new Map(own.map((card) => [card.id, card]));
  const cards = fields.cards.map(({ id, name, role, text, image }) => {
    const card = known.get(id);
    return {
      ...(card ?? { id }),
      name: cleaned(name, card?.name),
      role: cleaned(role, card?.role),
      text: cleaned(text, card?.text),
      image,
    };
  });
  return sameJson(cards, own) ? [...before] : cards;
}

/** Returns the home page from a filled form. Fields that the form does not have stay unchanged. */
export function homePageFromForm(fields: HomeFields, home: HomePageContent): HomePageContent {
  const { hero, aboutUs, testimonials, contact } = home;
  const slots = [fields.heroImage1, fields.heroImage2, fields.heroImage3].filter(Boolean);
  // Hidden pictures stay after the first three. Otherwise one would move up when a visible one is
  // cleared.
  const unseen = slots.length === HERO_IMAGES ? hero.images.slice(HERO_IMAGES) : [];
  const { deliverables, workingHours, completedProjects, clientsCount } = fields;
  return {
    ...home,
    hero: {
      ...hero,
      title: cleaned(fields.heroTitle, hero.title),
      subtitle: cleaned(fields.heroSubtitle, hero.subtitle),
      subtitle2: cleaned(fields.heroSubtitle2, hero.subtitle2),
      cta: cleaned(fields.heroCta, hero.cta) || HERO_DEFAULTS.cta,
      ctaLink: cleaned(fields.heroLink, hero.ctaLink) || HERO_DEFAULTS.ctaLink,
      images: [...slots, ...unseen],
    },
    statistics: {
      ...home.statistics,
      deliverables,
      workingHours,
      completedProjects,
      clientsCount,
    },
    aboutUs: {
      ...aboutUs,
      description1: cleaned(fields.aboutDescription1, aboutUs.description1),
      subtitle: cleaned(fields.aboutSubtitle, aboutUs.subtitle),
      title2: cleaned(fields.aboutTitle2, aboutUs.title2),
      description2: cleaned(fields.aboutDescription2, aboutUs.description2),
      image: fields.aboutImage,
    },
    testimonials: {
      ...testimonials,
      title: cleaned(fields.testimonialsTitle, testimonials.title),
      subtitle: cleaned(fields.testimonialsSubtitle, testimonials.subtitle),
      cards: cardsOf(fields, testimonials.cards),
    },
    contact: {
      ...contact,
      title: cleaned(fields.questionTitle, contact.title),
      description: cleaned(fields.questionDescription, contact.description),
      image: fields.questionImage,
    },
  };
}

/**
 * Returns the home page for other code, with both field names of a testimonial’s text set to the
 * same value.
 */
export function toMirroredHomePage(home: HomePageContent): object {
  const { testimonials } = home;
  const cards = testimonials.cards.map((card) => ({ ...card, content: card.text }));
  return { ...home, testimonials: { ...testimonials, cards } };
}
