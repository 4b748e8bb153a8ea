import { useMemo, type ReactNode } from 'react';
import { PAGE_IDS } from '../../drafts/state/draftEntry';
import type { EditOf } from '../../drafts/draftChanges';
import {
  DEFAULT_ABOUT,
  heroFormSchema,
  upsertSection,
  withSectionIds,
  type AboutSection,
  type HeroFields,
} from './aboutForm';
import type { AboutPageContent } from '@/domain/page/aboutSchema';
import { PATHS } from '@/domain/links/paths';
import { BoundField } from '../../forms/fields/BoundField';
import { useConfirm, type ConfirmOptions } from '../../layout/useConfirm';
import { PageButtons } from '../../forms/FormButtons';
import { FormFrame } from '../../forms/FormFrame';
import { PagePreview } from '../../layout/preview/PagePreview';
import { usePreviewBroadcast } from '../../forms/usePreviewBroadcast';
import { ScreenLayout, ScreenHeader } from '../../layout/ScreenHeader';
import { useAdminForm } from '../../forms/useAdminForm';
import { SectionForm, type TypedSection } from './SectionForm';
import { SectionList } from './SectionList';
import { useAboutActions } from './useAboutActions';
import { useAdminSelector } from '../../store/hooks';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { FILES } from '@/domain/links/contentPaths';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { AdminHead } from '../../layout/AdminHead';
import { Spinner } from '../../layout/Spinner';
import { useEditedContent } from '../../store/useEditedContent';
import { useOpenSection } from './useOpenSection';

interface AboutEditorProps {
  /** The saved page, or defaults. */
  about: AboutPageContent;
  /** Whether defaults are shown or another tab edits. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

/** Returns the edits for previews while the administrator types: the texts of both forms. */
function typedEdits(
  about: AboutPageContent,
  hero: HeroFields,
  sections: readonly AboutSection[],
  typed: TypedSection | null,
): EditOf<'pages'>[] {
  const cards = typed && upsertSection(sections, typed.id, typed.fields);
  const draft = { ...about, hero: { ...about.hero, ...hero }, ...(cards && { cards }) };
  return [{ collection: 'pages', id: PAGE_IDS.about, draft }];
}

/** Confirmation before a section is deleted. */
const DELETE_QUESTION: ConfirmOptions = {
  title: 'Delete section',
  text: 'Are you sure you want to delete this section? This action cannot be undone.',
  verb: 'Delete',
};

/** Name of the form, the key of its autosave. */
const ABOUT_FORM = 'about-page';

/** About Page Editor screen. */
export function AboutEditor({ about, isReadOnly, notice }: AboutEditorProps) {
  const sections = useMemo(() => withSectionIds(about.cards), [about.cards]);
  const { confirm, dialog } = useConfirm();
  const saves = useAboutActions(about, sections);
  const { form, values, isDirty, hasInputToRestore, isRestored, discard, settle } = useAdminForm({
    name: ABOUT_FORM,
    id: ABOUT_FORM,
    schema: heroFormSchema,
    start: { description: about.hero.description },
  });
  const open = useOpenSection(sections, isReadOnly, confirm);
  const { openId, typed } = open;
  const isTyped = !isReadOnly && (hasInputToRestore || typed !== null);
  usePreviewBroadcast(isTyped ? typedEdits(about, values, sections, typed) : null);

  const handleSave = async (fields: HeroFields) => {
    if (await saves.saveHero(fields.description)) settle(fields);
  };
  const handleDelete = async (section: AboutSection) => {
    if (!(await confirm(DELETE_QUESTION))) return;
    if (openId === section.id) open.close();
    await saves.remove(section);
  };
  const handleSaveSection = async ({ id, fields }: TypedSection) => {
    const isDone = await saves.saveSection(id, fields, openId === '');
    if (isDone) open.close();
    return isDone;
  };
  return (
    <ScreenLayout>
      <ScreenHeader title="About Page">
        <PagePreview path={PATHS.about} />
      </ScreenHeader>
      {notice}
      <FormFrame
        form={form}
        label="About Page"
        kind="page"
        isRestored={isRestored}
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
              onEdit={(section) => void open.change(section)}
              onDelete={(section) => void handleDelete(section)}
              onMove={(section, to) => void saves.move(section, to)}
            >
              {openId !== null && (
                <SectionForm
                  key={openId}
                  {...open.form}
                  isSaving={saves.isSaving}
                  onSave={handleSaveSection}
                  onCancel={() => void open.leave()}
                />
              )}
            </SectionList>
            <PageButtons isDirty={isDirty} onDiscard={discard} />
          </>
        }
      >
        <BoundField
          control={form.control}
          name="description"
          label="Hero Description"
          rows={4}
          hint="The page title and breadcrumb cannot be edited."
          disabled={isReadOnly}
        />
      </FormFrame>
      {dialog}
    </ScreenLayout>
  );
}

/** About Page Editor. Defaults shown after a failed load are not saved. */
export default function AboutEditorPage() {
  const content = useEditedContent();
  const hasDraft = Boolean(useAdminSelector(selectDrafts).pages[PAGE_IDS.about]?.draft);
  if (!content) return <Spinner label="Loading about page" />;
  const { copy, failed, isLockedByOtherTab } = content;
  const isFailed = failed.includes(FILES.about);
  return (
    <>
      <AdminHead title="About Page" path={PATHS.adminAbout} />
      <AboutEditor
        about={isFailed && !hasDraft ? DEFAULT_ABOUT : copy.about}
        isReadOnly={isFailed || isLockedByOtherTab}
        notice={
          isFailed && (
            <LoadErrorBanner detail="Data shown may not reflect the latest changes.">
              Failed to load about page data. Using default data.
            </LoadErrorBanner>
          )
        }
      />
    </>
  );
}
