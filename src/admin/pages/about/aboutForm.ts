import * as v from 'valibot';
import type { AboutCard, AboutPageContent } from '@/domain/page/aboutSchema';
import { withIds } from '@/domain/text/ids';

/** Shown while the about page cannot be loaded, and never saved. */
export const DEFAULT_ABOUT: Readonly<AboutPageContent> = {
  hero: { description: 'Equipment for rent, and people who know how to use it.' },
  cards: [
    {
      id: 'our-story',
      image: '',
      title: 'Our Story',
      subtitle: 'Who we are',
      description: 'Who we are and how we work.',
    },
  ],
};

/** Validates the hero form. */
export const heroFormSchema = v.object({ description: v.string() });

/** Values of the hero form. */
export type HeroFields = v.InferInput<typeof heroFormSchema>;

/** Validates the section form. Every field may be empty. */
export const sectionFormSchema = v.object({
  image: v.string(),
  heading: v.string(),
  subheading: v.string(),
  description: v.string(),
});

/** Values of the section form. */
export type SectionFields = v.InferInput<typeof sectionFormSchema>;

/** Returns the form values of a section. A new one is empty. */
export function sectionFields(card?: AboutCard): SectionFields {
  return {
    image: card?.image ?? '',
    heading: card?.title ?? '',
    subheading: card?.subtitle ?? '',
    description: card?.description ?? '',
  };
}

/** Returns the heading of a section, or a fallback name. */
export function sectionName({ title }: Pick<AboutCard, 'title'>): string {
  return title.trim() || 'Untitled section';
}

/** Prefix of the IDs of sections. */
export const SECTION_PREFIX = 'section-';

/** Section with an ID, which distinguishes sections with the same texts. */
export type AboutSection = AboutCard & { id: string };

/** Returns the sections with unique IDs. A missing or duplicate ID is derived from the index. */
export function withSectionIds(cards: readonly AboutCard[]): AboutSection[] {
  return withIds(cards, SECTION_PREFIX);
}

/** Renumbers the sections by their order, if the content numbers them. */
function renumbered(sections: readonly AboutSection[]): AboutSection[] {
  if (!sections.some((section) => Object.hasOwn(section, 'position'))) return [...sections];
  return sections.map((section, index) => ({ ...section, position: index + 1 }));
}

/** Moves a section to an index from 0, which is clamped to the list. */
export function moveSection(
  sections: readonly AboutSection[],
  id: string,
  to: number,
): AboutSection[] {
  const from = sections.findIndex((one) => one.id === id);
  const section = sections[from];
  if (!section) return [...sections];
  return renumbered(sections.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, section));
}

/** Returns the sections without the one with this ID. */
export function removeSection(sections: readonly AboutSection[], id: string): AboutSection[] {
  return renumbered(sections.filter((section) => section.id !== id));
}

/**
 * Applies form values to the section with this ID. If no section has the ID, a new one is appended.
 */
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
