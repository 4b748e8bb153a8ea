import type { Content } from '@/domain/content/content';
import type { AboutCard, AboutPageContent } from '@/domain/page/aboutSchema';
import { PICTURE_TYPES } from '@/domain/picture/pictureTypes';
import { withIds } from '@/domain/text/ids';
import { sameJson } from '@/domain/text/sameJson';
import { fields, pageContext, type InputValues } from '../../fields/field';
import { image } from '../../fields/kinds/picture';
import { longText, shortText } from '../../fields/kinds/text';
import { formInput, withInput } from '../../fields/record';
import { IMAGE_MAX_MB, type PictureRules } from '../../forms/pictures/pictureRules';

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

export const aboutFields = fields<AboutPageContent>()([
  longText('hero.description', {
    label: 'Hero Description',
    rows: 4,
    hint: 'The page title and breadcrumb cannot be edited.',
  }),
]);

export type AboutInput = InputValues<typeof aboutFields>;

export const SECTION_PICTURES: PictureRules = {
  types: PICTURE_TYPES,
  // In decimal MB, unlike in the other forms.
  maxBytes: IMAGE_MAX_MB * 1_000_000,
  typeText: () => 'Only JPG, PNG, GIF and WebP images are supported',
  sizeText: () => `Image size should be at most ${IMAGE_MAX_MB} MB`,
};

export const sectionFields = fields<AboutCard>()([
  shortText('title', { label: 'Heading' }),
  shortText('subtitle', { label: 'Subheading' }),
  longText('description', { rows: 6 }),
  image('image', { rules: SECTION_PICTURES, ratio: [16, 9] }),
]);

export type SectionInput = InputValues<typeof sectionFields>;

export const sectionInput = (content: Content, card: Partial<AboutCard> = {}): SectionInput =>
  formInput(sectionFields, card, pageContext(content));

export function sectionName({ title }: Pick<AboutCard, 'title'>): string {
  return title.trim() || 'Untitled section';
}

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

export function removeSection(sections: readonly AboutSection[], id: string): AboutSection[] {
  return renumbered(sections.filter((section) => section.id !== id));
}

/** Sets the section with this ID, or a new one at the end. All sections get IDs unless nothing differs. */
export function sectionsWithInput(content: Content, id: string, values: SectionInput): AboutCard[] {
  const { cards } = content.about;
  const sections = withSectionIds(cards);
  const context = pageContext(content);
  const edited = sections.find((section) => section.id === id);
  if (edited) {
    const next = withInput(sectionFields, values, edited, context);
    return sameJson(next, edited) ? cards : sections.map((one) => (one === edited ? next : one));
  }
  const added = withInput(sectionFields, values, { id } as AboutSection, {
    ...context,
    isNew: true,
  });
  return renumbered([...sections, added]);
}
