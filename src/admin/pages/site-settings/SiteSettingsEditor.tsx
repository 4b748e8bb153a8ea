import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { parseHours, hoursText } from '@/domain/site/hours';
import { PATHS } from '@/domain/links/paths';
import type { Site } from '@/domain/site/schema';
import { hoursOrDefault } from './siteForm';
import { EditorFooter } from '../../forms/EditorModal';
import { goToFirstError } from '../../forms/EditorForm';
import { PreviewButton } from '../../forms/preview/PreviewButton';
import { ScreenLayout, ScreenHeader } from '../../forms/layout/ScreenHeader';
import { useSaveShortcut } from '../../forms/shortcuts';
import { useFieldFromUrl } from '../../forms/useFieldFromUrl';
import { useRestoreFocus } from '../../forms/layout/useRestoreFocus';
import { Banner } from '@/ui/feedback/Banner';
import { HoursField } from './HoursField';
import { ResultBanner } from './ResultBanner';
import { CONTACT_FIELDS, SOCIAL_FIELDS, type SettingsField } from './settingsFields';
import { useSiteForm } from './useSiteForm';
import { useSiteActions } from './useSiteActions';
import { ValueField } from './ValueField';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > :not(section)': { gridColumn: '1 / -1' },
}));

const Card = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  minWidth: 0,
  padding: 'clamp(16px, 3vw, 24px)',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > :not(h2, :last-child)': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
}));

const Foot = styled(EditorFooter)(({ theme }) => ({
  padding: '12px 0',
  // The bar is sticky only with unsaved changes. Afterwards the toast would cover it.
  '&:not([data-needed])': { position: 'static' },
  backgroundColor: theme.vars?.palette.background.default,
}));

export interface SiteSettingsEditorProps {
  /** The saved settings. */
  site: Site;
  /** Whether defaults are shown or another tab edits. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

/** Logs stored hours that cannot be parsed to the console. */
function useHoursLog(hours: string | undefined): void {
  useEffect(() => {
    if (hours && !parseHours(hours)) console.warn('Stored business hours are invalid:', hours);
  }, [hours]);
}

interface ButtonsProps {
  isSaving: boolean;
  isLocked: boolean;
  isDirty: boolean;
  onReset: () => void;
}

function Buttons({ isSaving, isLocked, isDirty, onReset }: ButtonsProps) {
  const saveButton = useRef<HTMLButtonElement>(null);
  const handleReset = () => {
    onReset();
    // The button becomes disabled and would lose the focus.
    saveButton.current?.focus({ preventScroll: true });
  };
  return (
    <Foot data-needed={isDirty ? '' : undefined}>
      <Button ref={saveButton} type="submit" variant="contained" disabled={isLocked}>
        {isSaving ? 'Saving...' : 'Save Changes'}
      </Button>
      <Button
        type="button"
        variant="outlined"
        disabled={isLocked || !isDirty}
        onClick={handleReset}
      >
        Reset
      </Button>
    </Foot>
  );
}

/** Site Settings screen. */
export function SiteSettingsEditor({ site, isReadOnly, notice }: SiteSettingsEditorProps) {
  const { saveSite, isSaving, result, dismiss } = useSiteActions();
  const element = useRef<HTMLFormElement>(null);
  const editor = useSiteForm(site, saveSite);
  const { form, values, isDirty, isRestored, discard, check, submit } = editor;
  const { errors } = form.formState;
  useHoursLog(site.contact.hours);
  const isLocked = isReadOnly || isSaving;
  const toError = () =>
    requestAnimationFrame(() => element.current && goToFirstError(element.current));
  const save = () => void (!isLocked && submit(toError));
  useSaveShortcut(save);
  useRestoreFocus(isSaving);
  useFieldFromUrl(element, true);
  const field = ({ name, ...row }: SettingsField) => (
    <ValueField
      key={name}
      {...row}
      name={name}
      value={values[name]}
      error={errors[name]?.message}
      isDisabled={isLocked}
      onChange={(text) => form.setValue(name, text)}
      onDone={() => check(name)}
    />
  );
  return (
    <ScreenLayout>
      <ScreenHeader title="Site Settings">
        <PreviewButton path={PATHS.contact} />
      </ScreenHeader>
      {notice}
      <Form
        ref={element}
        tabIndex={-1}
        noValidate
        aria-label="Site Settings"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isRestored && isDirty && (
          <Banner tone="warning">We kept what you typed before this page was closed.</Banner>
        )}
        <Card aria-labelledby="contact-card">
          <Typography id="contact-card" variant="h4" component="h2">
            Contact Information
          </Typography>
          {CONTACT_FIELDS.map(field)}
          <HoursField
            hours={hoursOrDefault(values.hours)}
            areDefaults={values.hours === ''}
            error={errors.hours?.message}
            isDisabled={isLocked}
            onChange={(hours) => form.setValue('hours', hoursText(hours))}
          />
        </Card>
        <Card aria-labelledby="social-card">
          <Typography id="social-card" variant="h4" component="h2">
            Social Media
          </Typography>
          {SOCIAL_FIELDS.map(field)}
        </Card>
        {result && <ResultBanner result={result} back={element} onGone={dismiss} />}
        <Buttons isSaving={isSaving} isLocked={isLocked} isDirty={isDirty} onReset={discard} />
      </Form>
    </ScreenLayout>
  );
}
