import { useMemo, type ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import type { AboutPageContent } from '@/domain/page/aboutSchema';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { pageContext } from '../../fields/field';
import { FieldInputs } from '../../fields/inputs/FieldInput';
import { withInput } from '../../fields/record';
import { useFieldsForm } from '../../fields/useFieldsForm';
import { FormFrame, PageButtons } from '../../forms/FormFrame';
import { useEditor } from '../../forms/useEditor';
import { usePageActions } from '../../forms/usePageActions';
import { PagePreview } from '../../layout/preview/PagePreview';
import { LoadErrorBanner } from '../../layout/StatusAlert';
import { ScreenLayout, ScreenHeader } from '../../layout/Screen';
import { Spinner } from '../../layout/Spinner';
import { useConfirm, type ConfirmOptions } from '../../layout/AdminDialogs';
import { useAdminSelector } from '../../store/hooks';
import { selectInputs, type PageForm } from '../../store/unsavedSlice';
import { useEditedContent } from '../../store/useEditedContent';
import {
  aboutFields,
  moveSection,
  removeSection,
  sectionName,
  sectionsWithInput,
  type AboutInput,
  type AboutSection,
  type SectionInput,
  DEFAULT_ABOUT,
  withSectionIds,
} from './fields';
import { SECTION_FORM, SectionForm, SectionList } from './SectionForm';

const editOf = (draft: AboutPageContent) => ({
  collection: 'pages' as const,
  id: PAGE_IDS.about,
  draft,
});

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
    /** A new section keeps its ID when it is saved again after a failure. */
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

interface AboutEditorProps {
  content: Content;
  /** Whether defaults are shown, which must not be saved. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

const DELETE_QUESTION: ConfirmOptions = {
  title: 'Delete section',
  text: 'Are you sure you want to delete this section? This action cannot be undone.',
  verb: 'Delete',
};

const ABOUT_FORM: PageForm = 'about-page';

function useOpenSection(sections: readonly AboutSection[], isLocked: boolean) {
  const editing = useEditor({ form: SECTION_FORM, records: sections, isLocked });
  const { editor, dialog, add, open, close, leave } = editing;
  const hasInput = useAdminSelector((state) => SECTION_FORM in selectInputs(state));
  const record = editor?.record;
  const section = sections.find(({ id }) => id === record?.id);
  const deletedId = section ? undefined : record?.id;
  // Unsaved input of a section that was removed meanwhile becomes a new one.
  const isShown = editor !== null && (deletedId === undefined || hasInput);
  /** Id of the section whose form is shown; '' for a new one, null for none. */
  const openId = isShown ? (section?.id ?? '') : null;
  return {
    openId,
    section,
    deletedId,
    dialog,
    close,
    leave,
    /** Opens a section, or a new one, instead of the open one. Passing the open one closes it. */
    change: async (requested?: AboutSection) => {
      if (openId !== null && (!(await leave()) || openId === requested?.id)) return;
      if (requested) open(requested.id);
      else add();
    },
  };
}

export function AboutEditor({ content, isReadOnly, notice }: AboutEditorProps) {
  const { about } = content;
  const sections = useMemo(() => withSectionIds(about.cards), [about.cards]);
  const { confirm, dialog } = useConfirm();
  const saves = useAboutActions(content, sections);
  const context = useMemo(() => pageContext(content), [content]);
  const editor = useFieldsForm({
    name: ABOUT_FORM,
    id: ABOUT_FORM,
    fields: aboutFields,
    record: about,
    context,
  });
  const open = useOpenSection(sections, isReadOnly);
  const { openId, section, deletedId, close, leave } = open;

  const handleSave = async (values: AboutInput) => {
    if (await saves.saveHero(values)) editor.settle(values);
  };
  const handleDelete = async (deleted: AboutSection) => {
    if (!(await confirm(DELETE_QUESTION))) return;
    if (openId === deleted.id) close();
    await saves.remove(deleted);
  };
  const handleSaveSection = async (id: string, values: SectionInput) => {
    if (await saves.saveSection(id, values, openId === '')) close();
  };
  return (
    <ScreenLayout>
      <ScreenHeader title="About Page">
        <PagePreview path={PATHS.about} />
      </ScreenHeader>
      {notice}
      <FormFrame
        editor={editor}
        label="About Page"
        kind="page"
        isSaving={saves.isSaving}
        isReadOnly={isReadOnly}
        onSave={handleSave}
        after={
          <>
            <SectionList
              sections={sections}
              isReadOnly={isReadOnly}
              openId={openId}
              onAdd={() => void open.change()}
              onEdit={(edited) => void open.change(edited)}
              onDelete={(deleted) => void handleDelete(deleted)}
              onMove={(moved, to) => void saves.move(moved, to)}
            >
              {openId !== null && (
                <SectionForm
                  key={openId}
                  content={content}
                  section={section}
                  deletedId={deletedId}
                  isSaving={saves.isSaving}
                  onSave={handleSaveSection}
                  onCancel={() => void leave()}
                />
              )}
            </SectionList>
            <PageButtons />
          </>
        }
      >
        <FieldInputs {...editor.inputs} isDisabled={isReadOnly} />
      </FormFrame>
      {dialog}
      {open.dialog}
    </ScreenLayout>
  );
}

export default function AboutEditorPage() {
  const content = useEditedContent();
  const hasDraft = Boolean(useAdminSelector(selectDrafts).pages[PAGE_IDS.about]?.draft);
  if (!content) return <Spinner label="Loading about page" />;
  const { copy, failed } = content;
  const isFailed = failed.includes(FILES.about);
  return (
    <AboutEditor
      content={isFailed && !hasDraft ? { ...copy, about: DEFAULT_ABOUT } : copy}
      isReadOnly={isFailed}
      notice={
        isFailed && (
          <LoadErrorBanner detail="Data shown may not reflect the latest changes.">
            Failed to load about page data. Using default data.
          </LoadErrorBanner>
        )
      }
    />
  );
}
