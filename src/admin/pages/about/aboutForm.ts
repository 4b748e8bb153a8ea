import type { AboutCard, AboutPage } from '@/domain/page/aboutPage';
import { withIds } from '@/domain/text/ids';

/** Shown while the about page cannot be loaded, never saved (back-office.md §8, decisions.md). */
export const DEFAULT_ABOUT: Readonly<AboutPage> = {
  hero: { description: 'We make films, and we equip those who make their own.' },
  cards: [
    {
      id: 'our-story',
      image: '',
      title: 'Our Story',
      subtitle: 'Who we are',
      description: 'A film production company with a store of equipment for rent.',
    },
  ],
};

/** What the form of a section edits (back-office.md §3, About data). */
export interface SectionFields {
  image: string;
  heading: string;
  subheading: string;
  description: string;
}

/** A section as the form shows it; a new one is empty. */
export function sectionFields(card?: AboutCard): SectionFields {
  return {
    image: card?.image ?? '',
    heading: card?.title ?? '',
    subheading: card?.subtitle ?? '',
    description: card?.description ?? '',
  };
}

/** What a section is called where it has no heading. */
export function sectionName({ title }: Pick<AboutCard, 'title'>): string {
  return title.trim() || 'Untitled section';
}

/** What the ids of sections begin with. */
export const SECTION_PREFIX = 'section-';

/** A section with an id, by which it can be told from others with the same texts. */
export type AboutSection = AboutCard & { id: string };

/** The sections with an id each; one that is missing or taken is made from its place. */
export function withSectionIds(cards: readonly AboutCard[]): AboutSection[] {
  return withIds(cards, SECTION_PREFIX);
}

/** The sections numbered by their place, where the content numbers them (back-office.md §2). */
function renumbered(sections: readonly AboutSection[]): AboutSection[] {
  if (!sections.some((section) => Object.hasOwn(section, 'position'))) return [...sections];
  return sections.map((section, at) => ({ ...section, position: at + 1 }));
}

/** The sections with one at another place, from 0; a place beyond either end is that end. */
export function moveSection(sections: readonly AboutSection[], id: string, to: number): AboutSection[] {
  const section = sections.find((one) => one.id === id);
  if (!section) return [...sections];
  const others = sections.filter((one) => one !== section);
  const at = Math.max(0, Math.min(to, others.length));
  return renumbered([...others.slice(0, at), section, ...others.slice(at)]);
}

/** The sections without one. */
export function removeSection(sections: readonly AboutSection[], id: string): AboutSection[] {
  return renumbered(sections.filter((section) => section.id !== id));
}

/** The sections with what a form says of one; where none has its id it is a new one, and the last. */
export function upsertSection(
  sections: readonly AboutSection[],
  id: string,
  fields: SectionFields,
): AboutSection[] {
  const texts = {
    image: fields.image,
    title: fields.heading.trim(),
    subtitle: fields.subheading.trim(),
    description: fields.description.trim(),
  };
  if (!sections.some((section) => section.id === id))
    return renumbered([...sections, { id, ...texts }]);
  return sections.map((section) => (section.id === id ? { ...section, ...texts } : section));
}
