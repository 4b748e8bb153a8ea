import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Content } from '@/domain/content/content';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { yieldToMain } from '@/ui/schedule';
import { pageContext } from '../../fields/field';
import { FieldInputs, useFieldsForm, type FieldInputsProps } from '../../fields/inputs/FieldInput';
import { FormFrame, PageButtons } from '../../forms/FormFrame';
import { usePageActions } from '../../forms/usePageActions';
import { PagePreview } from '../../layout/preview/PreviewButton';
import { LoadErrorBanner } from '../../layout/StatusAlert';
import { ScreenLayout, ScreenHeader } from '../../layout/Screen';
import { Spinner } from '../../layout/Spinner';
import type { PageForm } from '../../store/unsavedSlice';
import { useEditedContent } from '../../store/useEditedContent';
import { FeaturedTab } from './FeaturedTab';
import { homeFields, homePageFromForm, tabOfField, type HomeInput } from './fields';

interface HomeFieldsProps extends FieldInputsProps {
  tab: string;
}

const HomeTabFields = ({ tab, fields, ...props }: HomeFieldsProps) => (
  <Stack spacing={2.5}>
    <FieldInputs
      {...props}
      fields={fields.filter(({ path }) => tabOfField(path) === tab)}
      besideFrom="md"
    />
  </Stack>
);

const AboutUsTab = (props: HomeFieldsProps) => (
  <Stack spacing={2.5}>
    <Typography>
      <b>Title</b>
      <br />
      About Us (cannot be edited)
    </Typography>
    <HomeTabFields {...props} />
  </Stack>
);

const HOME_TABS = [
  { id: 'hero', label: 'Hero Section', Panel: HomeTabFields },
  { id: 'statistics', label: 'Statistics Bar', Panel: HomeTabFields },
  { id: 'about-us', label: 'About Us', Panel: AboutUsTab },
  { id: 'featured', label: 'Featured Items', Panel: FeaturedTab },
  { id: 'testimonials', label: 'Testimonials', Panel: HomeTabFields },
  { id: 'question', label: 'Question Section', Panel: HomeTabFields },
] as const;

export type HomeTabId = (typeof HOME_TABS)[number]['id'];

function homeTabOf(text: string | null): HomeTabId {
  return HOME_TABS.find(({ id }) => id === text)?.id ?? 'hero';
}

interface HomeTabsProps extends FieldInputsProps {
  tab: HomeTabId;
  onTab: (tab: HomeTabId) => void;
}

/** An opened panel stays mounted while hidden, so that a picture finishes processing in it and its messages stay. */
function HomeTabs({ tab: value, onTab, ...props }: HomeTabsProps) {
  const prefix = useId();
  const [opened, setOpened] = useState<readonly HomeTabId[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  return (
    <>
      <Tabs
        value={value}
        onChange={(_event, next: HomeTabId) => onTab(next)}
        aria-label="Sections of the home page"
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {HOME_TABS.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            id={`${prefix}-${id}`}
            aria-controls={opened.includes(id) ? `${prefix}-${id}-panel` : undefined}
            label={label}
          />
        ))}
      </Tabs>
      {HOME_TABS.filter(({ id }) => opened.includes(id)).map(({ id, Panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== value}
        >
          <Panel {...props} tab={id} />
        </div>
      ))}
    </>
  );
}

interface HomeEditorProps {
  content: Content;
  tab: HomeTabId;
  onTab: (tab: HomeTabId) => void;
  isFailed: boolean;
  notice?: ReactNode;
}

const HOME_FORM: PageForm = 'home-page';

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

export default function HomeEditorPage() {
  const edited = useEditedContent();
  const [params, setParams] = useSearchParams();
  if (!edited) return <Spinner label="Loading home page" />;
  const { content, failed } = edited;
  const isFailed = failed.includes(FILES.home);
  const openTab = (tab: string) => setParams({ [TAB]: tab }, { replace: true });
  return (
    <HomeEditor
      content={content}
      tab={homeTabOf(params.get(TAB))}
      onTab={openTab}
      isFailed={isFailed}
      notice={
        isFailed && <LoadErrorBanner>Failed to load data. Please try again later.</LoadErrorBanner>
      }
    />
  );
}
