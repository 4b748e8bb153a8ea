import { PAGE_IDS } from '@/domain/content/contentModel';
import type { Content } from '@/domain/content/content';
import type { AboutPageContent } from '@/domain/page/aboutSchema';
import { pageContext } from '../../fields/field';
import { withInput } from '../../fields/record';
import { usePageActions } from '../../forms/usePageActions';
import {
  aboutFields,
  moveSection,
  removeSection,
  sectionName,
  sectionsWithInput,
  type AboutInput,
  type AboutSection,
  type SectionInput,
} from './fields';

const editOf = (draft: AboutPageContent) => ({
  collection: 'pages' as const,
  id: PAGE_IDS.about,
  draft,
});

/** Returns the actions for the about page. Each is one undo step. */
export function useAboutActions(content: Content, sections: readonly AboutSection[]) {
  const { about } = content;
  const { save, saveImmediately, isSaving } = usePageActions();
  const cardsEdit = (cards: AboutPageContent['cards']) => editOf({ ...about, cards });
  return {
    isSaving,
    saveHero: (values: AboutInput) =>
      save({
        label: 'About page changed',
        message: 'About page changes saved successfully!',
        action: 'updated',
        edit: editOf(withInput(aboutFields, values, about, pageContext(content))),
      }),
    /**
     * The ID is also passed for a new section, which keeps it when it is saved again after a
     * failure.
     */
    saveSection: (id: string, values: SectionInput, isNew: boolean) => {
      const name = sectionName(values);
      const done = isNew ? 'added' : 'changed';
      return save({
        label: `About page: section “${name}” ${done}`,
        message: 'Section updated successfully!',
        action: `section “${name}” ${done}`,
        edit: cardsEdit(sectionsWithInput(content, id, values)),
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
