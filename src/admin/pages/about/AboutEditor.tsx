import { useMemo, type ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { noticeShown } from '@/features/notices';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { pageContext } from '../../fields/field';
import { FieldInputs, useFieldsForm } from '../../fields/inputs/FieldInput';
import { withInput } from '../../fields/record';
import { FormFrame, PageButtons } from '../../forms/FormFrame';
import { usePageActions } from '../../forms/usePageActions';
import { PagePreview } from '../../layout/preview/PreviewButton';
import { LoadErrorBanner } from '../../layout/StatusAlert';
import { ScreenLayout, ScreenHeader } from '../../layout/Screen';
import { Spinner } from '../../layout/Spinner';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { selectHasOpenInput, type PageForm } from '../../store/unsavedSlice';
import { useEditedContent } from '../../store/useEditedContent';
import { aboutFields, DEFAULT_ABOUT, type AboutInput } from './fields';
import { SECTION_FORM } from './SectionForm';
import { Sections } from './Sections';

interface AboutEditorProps {
  content: Content;
  /** Whether defaults are shown, which must not be saved. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

const ABOUT_FORM: PageForm = 'about-page';

const OPEN_SECTION = 'The open section is not saved yet. Press Save Section.';

export function AboutEditor({ content, isReadOnly, notice }: AboutEditorProps) {
  const { about } = content;
  const dispatch = useAdminDispatch();
  const { save, isSaving } = usePageActions();
  const context = useMemo(() => pageContext(content), [content]);
  const editor = useFieldsForm({
    name: ABOUT_FORM,
    id: ABOUT_FORM,
    fields: aboutFields,
    record: about,
    context,
  });
  const hasSectionInput = useAdminSelector((state) => selectHasOpenInput(state, SECTION_FORM));
  const handleSave = async (values: AboutInput) => {
    const draft = withInput(aboutFields, values, about, context);
    const isSaved = await save({
      label: 'About page changed',
      message: 'About page changes saved successfully!',
      action: 'updated',
      edit: { collection: 'pages', id: PAGE_IDS.about, draft },
    });
    if (isSaved) editor.settle(values);
    if (isSaved && hasSectionInput)
      dispatch(noticeShown({ message: OPEN_SECTION, type: 'warning' }));
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
        isSaving={isSaving}
        isReadOnly={isReadOnly}
        onSave={handleSave}
        after={
          <>
            <Sections content={content} isReadOnly={isReadOnly} />
            <PageButtons />
          </>
        }
      >
        <FieldInputs {...editor.inputs} isDisabled={isReadOnly} />
      </FormFrame>
    </ScreenLayout>
  );
}

export default function AboutEditorPage() {
  const edited = useEditedContent();
  const hasDraft = Boolean(useAdminSelector(selectDrafts).pages[PAGE_IDS.about]?.draft);
  if (!edited) return <Spinner label="Loading about page" />;
  const { content, failed } = edited;
  const isFailed = failed.includes(FILES.about);
  return (
    <AboutEditor
      content={isFailed && !hasDraft ? { ...content, about: DEFAULT_ABOUT } : content}
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
