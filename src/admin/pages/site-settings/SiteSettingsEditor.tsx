import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Content } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { parseHours } from '@/domain/site/hours';
import { HEIGHTS } from '@/theme/tokens';
import { SITE_ID } from '@/domain/content/contentModel';
import { pageContext } from '../../fields/field';
import { FieldInput, fieldInputs, useFieldsForm } from '../../fields/inputs/FieldInput';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { inputKey } from '../../fields/record';
import { FormFrame, useFormFrame } from '../../forms/FormFrame';
import { isSaveSuccessful, useSave } from '../../forms/saveEdits';
import { LoadErrorBanner, StatusAlert } from '../../layout/StatusAlert';
import { PageFooter, ScreenLayout, ScreenHeader } from '../../layout/Screen';
import { PreviewButton } from '../../layout/preview/PreviewButton';
import { Spinner } from '../../layout/Spinner';
import { useEditedContent } from '../../store/useEditedContent';
import type { PageForm } from '../../store/unsavedSlice';
import { siteFields, siteFromForm, type SiteInput } from './fields';
import { HoursField } from './HoursField';
import { RentalTermsEditor } from './RentalTermsEditor';
import { ValueField } from './ValueField';

/** Logos have any ratio, and are shown whole. */
const Logo = (props: FieldInputProps<string>) => (
  <Box sx={{ '&& img': { objectFit: 'contain' } }}>
    <FieldInput {...props} />
  </Box>
);

const SECTIONS = [
  { part: 'contact', title: 'Contact Information' },
  { part: 'socialMedia', title: 'Social Media' },
  { part: 'brand', title: 'Brand' },
  { part: 'footer', title: 'Footer', isWide: true },
].map((section) => ({
  ...section,
  fields: siteFields.filter(({ path }) => path.startsWith(section.part)),
}));

const texts = siteFields.filter(({ shown }) => shown?.as === 'text');
const own = {
  ...Object.fromEntries(texts.map((field) => [inputKey(field), ValueField])),
  'contact-hours': HoursField,
  'brand-logo': Logo,
};

interface SectionProps {
  title: string;
  isWide?: boolean | undefined;
  children: ReactNode;
}

function Section({ title, isWide = false, children }: SectionProps) {
  const id = useId();
  return (
    <Grid size={{ xs: 12, lg: isWide ? 12 : 6 }}>
      <Card component="section" aria-labelledby={id}>
        <CardContent>
          <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Stack spacing={1.25} divider={<Divider />}>
            {children}
          </Stack>
        </CardContent>
      </Card>
    </Grid>
  );
}

const SETTINGS_MESSAGE_MS = 3000;

interface SaveResult {
  tone: 'success' | 'warning' | 'error';
  text: string;
}

interface ResultBannerProps {
  result: SaveResult;
  /** Element that gets the focus when the focused banner is dismissed. */
  back: RefObject<HTMLElement | null>;
  onGone: () => void;
}

/** Shows the result of a save until it is dismissed, or for 3 s without focus or pointer in it. */
function ResultBanner({ result, back, onGone }: ResultBannerProps) {
  return (
    <Snackbar
      open
      autoHideDuration={SETTINGS_MESSAGE_MS}
      resumeHideDuration={SETTINGS_MESSAGE_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      // Below the bar, at any scroll position where Save can be pressed.
      style={{ top: HEIGHTS.bar + 8 }}
      onClose={(_event, reason) => {
        if (reason === 'timeout') onGone();
      }}
    >
      <StatusAlert severity={result.tone}>
        <span>{result.text}</span>
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            onGone();
            back.current?.focus({ preventScroll: true });
          }}
        >
          Dismiss
        </Button>
      </StatusAlert>
    </Snackbar>
  );
}

function Buttons() {
  const { isDirty, discard, isSaving, isDisabled } = useFormFrame();
  const saveButton = useRef<HTMLButtonElement>(null);
  const handleReset = () => {
    discard();
    // The button becomes disabled and would lose the focus.
    saveButton.current?.focus({ preventScroll: true });
  };
  return (
    // The bar is sticky only with unsaved changes. Afterwards the toast would cover it.
    <PageFooter style={{ marginTop: 24, position: isDirty ? undefined : 'static' }}>
      <Button ref={saveButton} type="submit" variant="contained" disabled={isDisabled}>
        {isSaving ? 'Saving...' : 'Save Changes'}
      </Button>
      <Button variant="outlined" disabled={isDisabled || !isDirty} onClick={handleReset}>
        Reset
      </Button>
    </PageFooter>
  );
}

/** Result of the last save. Dismissing it focuses the form. */
function Result({ result, onGone }: { result: SaveResult; onGone: () => void }) {
  const { element } = useFormFrame();
  return <ResultBanner result={result} back={element} onGone={onGone} />;
}

const SITE_FORM: PageForm = 'site';

interface SiteSettingsEditorProps {
  content: Content;
  isReadOnly: boolean;
  notice?: ReactNode;
}

export function SiteSettingsEditor({ content, isReadOnly, notice }: SiteSettingsEditorProps) {
  const { site } = content;
  const context = useMemo(() => pageContext(content), [content]);
  const editor = useFieldsForm({
    name: SITE_FORM,
    id: '',
    fields: siteFields,
    record: site,
    context,
  });
  const { save, isSaving } = useSave();
  const [result, setResult] = useState<SaveResult>();
  const stored = site.contact.hours;
  useEffect(() => {
    if (stored && !parseHours(stored)) console.warn('Stored business hours are invalid:', stored);
  }, [stored]);
  const handleSave = async (values: SiteInput) => {
    setResult(undefined);
    const outcome = await save({
      label: 'Site settings changed',
      edits: [{ collection: 'settings', id: SITE_ID, draft: siteFromForm(values, content) }],
      message: 'Site settings changed.',
      activity: { type: 'settings', name: 'Site Settings', action: 'updated' },
    });
    // The reason of a rejected save has already been shown.
    if (outcome === 'rejected') return;
    setResult(
      isSaveSuccessful(outcome)
        ? { tone: 'success', text: 'Settings saved successfully!' }
        : { tone: 'error', text: 'Failed to save settings. Please try again.' },
    );
    if (isSaveSuccessful(outcome)) editor.settle(values);
  };
  return (
    <ScreenLayout>
      <ScreenHeader title="Site Settings">
        <PreviewButton path={PATHS.contact} />
      </ScreenHeader>
      {notice}
      <FormFrame
        editor={editor}
        label="Site Settings"
        kind="page"
        isSaving={isSaving}
        isReadOnly={isReadOnly}
        onSave={handleSave}
        footer={<Buttons />}
      >
        <Grid container spacing={3}>
          {SECTIONS.map(({ part, title, isWide, fields }) => (
            <Section key={part} title={title} isWide={isWide}>
              {fieldInputs({ ...editor.inputs, fields, own, isDisabled: isReadOnly || isSaving })}
            </Section>
          ))}
        </Grid>
        {result && <Result result={result} onGone={() => setResult(undefined)} />}
      </FormFrame>
    </ScreenLayout>
  );
}

export default function SiteSettingsPage() {
  const edited = useEditedContent();
  if (!edited) return <Spinner label="Loading settings" />;
  const { content, failed } = edited;
  const isFailed = failed.includes(FILES.site);
  return (
    <>
      <SiteSettingsEditor
        content={content}
        isReadOnly={isFailed}
        notice={
          isFailed && (
            <LoadErrorBanner tone="warning">
              The settings could not be loaded and cannot be edited until loading succeeds.
            </LoadErrorBanner>
          )
        }
      />
      <RentalTermsEditor content={content} isReadOnly={failed.includes(FILES.rental)} />
    </>
  );
}
