import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_IDS } from '@/domain/content/contentModel';
import type { Content } from '@/domain/content/content';
import { PATHS } from '@/domain/links/paths';
import { yieldToMain } from '@/ui/schedule';
import { FILES } from '@/domain/links/contentPaths';
import { pageContext } from '../../fields/field';
import { useFieldsForm } from '../../fields/useFieldsForm';
import { homeFields, homePageFromForm, tabOfField, type HomeInput } from './fields';
import { FormFrame, PageButtons } from '../../forms/FormFrame';
import { PagePreview } from '../../layout/preview/PagePreview';
import { usePageActions } from '../../forms/usePageActions';
import { ScreenLayout, ScreenHeader } from '../../layout/Screen';
import { LoadErrorBanner } from '../../layout/RetryBanner';
import { Spinner } from '../../layout/Spinner';
import type { PageForm } from '../../store/unsavedSlice';
import { useEditedContent } from '../../store/useEditedContent';
import { homeTabOf, HomeTabs, type HomeTabId } from './HomeTabs';

interface HomeEditorProps {
  /** The draft content. */
  content: Content;
  tab: HomeTabId;
  onTab: (tab: HomeTabId) => void;
  /** Whether defaults are shown for the home page, which must not be saved. */
  isFailed: boolean;
  notice?: ReactNode;
}

const HOME_FORM: PageForm = 'home-page';

/** Home Page Editor screen. */
export function HomeEditor(props: HomeEditorProps) {
  const { content, tab, onTab, isFailed: isReadOnly } = props;
  const { save, isSaving } = usePageActions();
  const context = useMemo(() => pageContext(content), [content]);
  const editor = useFieldsForm({
    name: HOME_FORM,
    id: HOME_FORM,
    fields: homeFields,
    record: content.home,
    context,
  });
  const handleSave = async (fields: HomeInput) => {
    const isSaved = await save({
      label: 'Home page changed',
      message: 'Home page changes saved successfully!',
      action: 'updated',
      edit: { collection: 'pages', id: PAGE_IDS.home, draft: homePageFromForm(fields, content) },
    });
    if (!isSaved) return;
    editor.settle(fields);
    // The alert blocks the page, so the saved state is painted first.
    await yieldToMain();
    // eslint-disable-next-line no-alert -- the native alert is prescribed
    window.alert('Changes saved successfully!');
  };
  return (
    <ScreenLayout>
      <ScreenHeader title="Home Page">
        <PagePreview path={PATHS.home} />
      </ScreenHeader>
      {props.notice}
      <FormFrame
        editor={editor}
        label="Home Page"
        kind="page"
        isSaving={isSaving}
        isReadOnly={isReadOnly}
        onSave={handleSave}
        onInvalid={(names) => {
          const [first] = names;
          const invalid = first && tabOfField(first);
          if (invalid) onTab(invalid);
        }}
        after={<PageButtons />}
      >
        <HomeTabs {...editor.inputs} tab={tab} onTab={onTab} isDisabled={isReadOnly} />
      </FormFrame>
    </ScreenLayout>
  );
}

const TAB = 'tab';

/** Home Page Editor. Content that could not be loaded cannot be overwritten. */
export default function HomeEditorPage() {
  const content = useEditedContent();
  const [params, setParams] = useSearchParams();
  if (!content) return <Spinner label="Loading home page" />;
  const { copy, failed } = content;
  const isFailed = failed.includes(FILES.home);
  const openTab = (tab: string) => setParams({ [TAB]: tab }, { replace: true });
  return (
    <HomeEditor
      content={copy}
      tab={homeTabOf(params.get(TAB))}
      onTab={openTab}
      isFailed={isFailed}
      notice={
        isFailed && <LoadErrorBanner>Failed to load data. Please try again later.</LoadErrorBanner>
      }
    />
  );
}
