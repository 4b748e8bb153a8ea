import { PAGE_IDS } from '../../drafts/state/draftEntry';
import {
  moveSection,
  upsertSection,
  sectionName,
  removeSection,
  type AboutSection,
  type SectionFields,
} from './aboutForm';
import type { AboutPageContent } from '@/domain/page/aboutSchema';
import { usePageActions } from '../../forms/usePageActions';

const editOf = (draft: AboutPageContent) => ({
  collection: 'pages' as const,
  id: PAGE_IDS.about,
  draft,
});

/** Returns the actions for the about page. Each is one undo step. */
export function useAboutActions(about: AboutPageContent, sections: readonly AboutSection[]) {
  const { save, saveImmediately, isSaving } = usePageActions();
  const cardsEdit = (cards: AboutSection[]) => editOf({ ...about, cards });
  return {
    isSaving,
    saveHero: (description: string) => {
      const { hero } = about;
      const isSame = description.trim() === hero.description.trim();
      return save({
        label: 'About page changed',
        message: 'About page changes saved successfully!',
        action: 'updated',
        edit: editOf(
          isSame ? about : { ...about, hero: { ...hero, description: description.trim() } },
        ),
      });
    },
    /**
     * The ID is also passed for a new section, which keeps it when it is saved again after a
     * failure.
     */
    saveSection: (id: string, fields: SectionFields, isNew: boolean) => {
      const name = sectionName({ title: fields.heading });
      const done = isNew ? 'added' : 'changed';
      return save({
        label: `About page: section “${name}” ${done}`,
        message: 'Section updated successfully!',
        action: `section “${name}” ${done}`,
        edit: cardsEdit(upsertSection(sections, id, fields)),
      });
    },
    remove: (section: AboutSection) => {
      const done = `section “${sectionName(section)}” deleted`;
      return saveImmediately({
        label: `About page: ${done}`,
        message: `Section “${sectionName(section)}” deleted.`,
        action: done,
        edit: cardsEdit(removeSection(sections, section.id)),
      });
    },
    /** Moves a section to an index from 0. */
    move: (section: AboutSection, to: number) => {
      const done = `“${sectionName(section)}” moved to position ${to + 1} of ${sections.length}`;
      return saveImmediately({
        label: `About page: ${done}`,
        message: `${done}.`,
        action: done,
        edit: cardsEdit(moveSection(sections, section.id, to)),
      });
    },
  };
}
