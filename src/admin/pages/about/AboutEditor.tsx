import { useMemo, type ReactNode } from 'react';
import { PAGE_IDS } from '../../drafts/state/draftEntry';
import {
  DEFAULT_ABOUT,
  heroFormSchema,
  withSectionIds,
  type AboutSection,
  type HeroFields,
  type SectionFields,
} from './aboutForm';
import type { AboutPageContent } from '@/domain/page/aboutSchema';
import { PATHS } from '@/domain/links/paths';
import { BoundField } from '../../forms/fields/BoundField';
import { useConfirm, type ConfirmOptions } from '../../layout/useConfirm';
import { PageButtons } from '../../forms/FormFrame';
import { FormFrame } from '../../forms/FormFrame';
import { PagePreview } from '../../layout/preview/PagePreview';
import { ScreenLayout, ScreenHeader } from '../../layout/ScreenHeader';
import { useAdminForm } from '../../forms/useAdminForm';
import { useEditor } from '../../forms/useEditor';
import { SECTION_FORM, SectionForm } from './SectionForm';
import { SectionList } from './SectionList';
import { useAboutActions } from './useAboutActions';
import { useAdminSelector } from '../../store/hooks';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { FILES } from '@/domain/links/contentPaths';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { Spinner } from '../../layout/Spinner';
import { selectInputs, type PageForm } from '../../store/unsavedSlice';
import { useEditedContent } from '../../store/useEditedContent';

interface AboutEditorProps {
  /** The saved page, or defaults. */
  about: AboutPageContent;
  /** Whether defaults are shown, which must not be saved. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

/** Confirmation before a section is deleted. */
const DELETE_QUESTION: ConfirmOptions = {
  title: 'Delete section',
  text: 'Are you sure you want to delete this section? This action cannot be undone.',
  verb: 'Delete',
};

const ABOUT_FORM: PageForm = 'about-page';

/** Manages which section is edited; only one at a time. */
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

/** About Page Editor screen. */
export function AboutEditor({ about, isReadOnly, notice }: AboutEditorProps) {
  const sections = useMemo(() => withSectionIds(about.cards), [about.cards]);
  const { confirm, dialog } = useConfirm();
  const saves = useAboutActions(about, sections);
  const editor = useAdminForm({
    name: ABOUT_FORM,
    id: ABOUT_FORM,
    schema: heroFormSchema,
    start: { description: about.hero.description },
  });
  const open = useOpenSection(sections, isReadOnly);
  const { openId, section, deletedId, close, leave } = open;

  const handleSave = async (fields: HeroFields) => {
    if (await saves.saveHero(fields.description)) editor.settle(fields);
  };
  const handleDelete = async (deleted: AboutSection) => {
    if (!(await confirm(DELETE_QUESTION))) return;
    if (openId === deleted.id) close();
    await saves.remove(deleted);
  };
  const handleSaveSection = async (id: string, fields: SectionFields) => {
    if (await saves.saveSection(id, fields, openId === '')) close();
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
        <BoundField
          control={editor.form.control}
          name="description"
          label="Hero Description"
          rows={4}
          hint="The page title and breadcrumb cannot be edited."
          disabled={isReadOnly}
        />
      </FormFrame>
      {dialog}
      {open.dialog}
    </ScreenLayout>
  );
}

/** About Page Editor. Defaults shown after a failed load are not saved. */
export default function AboutEditorPage() {
  const content = useEditedContent();
  const hasDraft = Boolean(useAdminSelector(selectDrafts).pages[PAGE_IDS.about]?.draft);
  if (!content) return <Spinner label="Loading about page" />;
  const { copy, failed } = content;
  const isFailed = failed.includes(FILES.about);
  return (
    <AboutEditor
      about={isFailed && !hasDraft ? DEFAULT_ABOUT : copy.about}
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
