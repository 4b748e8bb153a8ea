import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { PATHS } from '@/domain/links/paths';
import { parseHours, hoursText } from '@/domain/site/hours';
import type { Site } from '@/domain/site/schema';
import { RADII } from '@/theme/tokens';
import { hoursOrDefault, savedSetting, siteOf } from './siteForm';
import { PageFooter } from '../../layout/PageFooter';
import { FormFrame, useFormFrame } from '../../forms/FormFrame';
import { PreviewButton } from '../../layout/preview/PreviewButton';
import { ScreenLayout, ScreenHeader } from '../../layout/ScreenHeader';
import { HoursField } from './HoursField';
import { ResultBanner, type SaveResult } from './ResultBanner';
import { CONTACT_FIELDS, SOCIAL_FIELDS, type SettingsField } from './settingsFields';
import { useSiteForm } from './useSiteForm';
import { useSiteActions } from './useSiteActions';
import { ValueField } from './ValueField';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Card = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  minWidth: 0,
  padding: 'clamp(16px, 3vw, 24px)',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: RADII.card,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > :not(h2, :last-child)': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
}));

const Foot = styled(PageFooter)({
  marginTop: 24,
  // The bar is sticky only with unsaved changes. Afterwards the toast would cover it.
  '&:not([data-needed])': { position: 'static' },
});

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
  isDirty: boolean;
  onReset: () => void;
}

function Buttons({ isDirty, onReset }: ButtonsProps) {
  const { isSaving, isDisabled } = useFormFrame();
  const saveButton = useRef<HTMLButtonElement>(null);
  const handleReset = () => {
    onReset();
    // The button becomes disabled and would lose the focus.
    saveButton.current?.focus({ preventScroll: true });
  };
  return (
    <Foot data-needed={isDirty ? '' : undefined}>
      <Button ref={saveButton} type="submit" variant="contained" disabled={isDisabled}>
        {isSaving ? 'Saving...' : 'Save Changes'}
      </Button>
      <Button
        type="button"
        variant="outlined"
        disabled={isDisabled || !isDirty}
        onClick={handleReset}
      >
        Reset
      </Button>
    </Foot>
  );
}

/** Result of the last save. Dismissing it focuses the form. */
function Result({ result, onGone }: { result: SaveResult; onGone: () => void }) {
  const { element } = useFormFrame();
  return <ResultBanner result={result} back={element} onGone={onGone} />;
}

/** Site Settings screen. */
export function SiteSettingsEditor({ site, isReadOnly, notice }: SiteSettingsEditorProps) {
  const { saveSite, isSaving, result, dismiss } = useSiteActions();
  const { form, start, values, isDirty, isRestored, discard, check, settle } = useSiteForm(site);
  const { errors } = form.formState;
  useHoursLog(site.contact.hours);
  const isLocked = isReadOnly || isSaving;
  const hours = savedSetting('hours', values.hours, start.hours);
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
      <FormFrame
        form={form}
        label="Site Settings"
        kind="page"
        isRestored={isRestored && isDirty}
        isSaving={isSaving}
        isReadOnly={isReadOnly}
        onSave={async (fields, submitted) => {
          if (await saveSite(siteOf(fields, site))) settle(submitted);
        }}
        footer={<Buttons isDirty={isDirty} onReset={discard} />}
      >
        <Cards>
          <Card aria-labelledby="contact-card">
            <Typography id="contact-card" variant="h4" component="h2">
              Contact Information
            </Typography>
            {CONTACT_FIELDS.map(field)}
            <HoursField
              hours={hoursOrDefault(hours)}
              areDefaults={hours === ''}
              error={errors.hours?.message}
              isDisabled={isLocked}
              onChange={(changed) => form.setValue('hours', hoursText(changed))}
            />
          </Card>
          <Card aria-labelledby="social-card">
            <Typography id="social-card" variant="h4" component="h2">
              Social Media
            </Typography>
            {SOCIAL_FIELDS.map(field)}
          </Card>
        </Cards>
        {result && <Result result={result} onGone={dismiss} />}
      </FormFrame>
    </ScreenLayout>
  );
}
