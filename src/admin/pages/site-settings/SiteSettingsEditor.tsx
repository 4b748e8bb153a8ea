import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import { useEffect, useRef, type ReactNode } from 'react';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import { parseHours, hoursOrDefault, hoursText } from '@/domain/site/hours';
import type { Site } from '@/domain/site/schema';
import { SOCIAL_NETWORKS } from '@/domain/site/socialNetworks';
import { FormFrame, useFormFrame } from '../../forms/FormFrame';
import { PictureField } from '../../forms/pictures/PictureField';
import { IMAGE_MAX_MB } from '../../forms/pictures/pictureRules';
import { ANY_PICTURE } from '../../forms/pictures/validatePicture';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { PageFooter } from '../../layout/PageFooter';
import { PreviewButton } from '../../layout/preview/PreviewButton';
import { ScreenLayout, ScreenHeader } from '../../layout/ScreenHeader';
import { Spinner } from '../../layout/Spinner';
import { useEditedContent } from '../../store/useEditedContent';
import { FooterField } from './FooterField';
import { HoursField } from './HoursField';
import { RentalTermsEditor } from './rental-terms';
import { ResultBanner, type SaveResult } from './ResultBanner';
import { savedSetting } from './siteForm';
import { useSiteForm } from './useSiteForm';
import { SettingsCard, type SettingsField } from './SettingsCard';
import { ValueField } from './ValueField';

const inputProps = { autoComplete: 'off' };

const CONTACT_FIELDS: readonly SettingsField[] = [
  { name: 'email', label: 'Email', type: 'email', inputProps },
  { name: 'phone', label: 'Phone', type: 'tel', inputProps },
  {
    name: 'whatsappNumber',
    label: 'WhatsApp number',
    type: 'tel',
    hint: 'Booking requests are sent to this number. Include the country code.',
    inputProps,
  },
  { name: 'address', label: 'Address', inputProps },
];

const SOCIAL_FIELDS = SOCIAL_NETWORKS.map(({ name, label }): SettingsField =>
  name === 'whatsapp'
    ? // A phone number is allowed too, which the URL validation of the browser would reject.
      { name, label, hint: 'A number or a wa.me link.', inputProps: { inputMode: 'url' } }
    : { name, label, type: 'url' },
);

const BRAND_FIELDS: readonly SettingsField[] = [
  { name: 'companyName', label: 'Company name', inputProps: { autoComplete: 'organization' } },
  { name: 'tagline', label: 'Tagline', hint: 'Shown in the footer.', inputProps },
];

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

interface SiteSettingsEditorProps {
  /** The saved settings. */
  site: Site;
  /** Whether defaults are shown, which must not be saved. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

/** Site Settings screen. */
export function SiteSettingsEditor({ site, isReadOnly, notice }: SiteSettingsEditorProps) {
  const editor = useSiteForm(site);
  const { form, start, values, isSaving, result } = editor;
  const { errors } = form.formState;
  const stored = site.contact.hours;
  useEffect(() => {
    if (stored && !parseHours(stored)) console.warn('Stored business hours are invalid:', stored);
  }, [stored]);
  const isLocked = isReadOnly || isSaving;
  const hours = savedSetting('hours', values.hours, start.hours);
  const field = (row: SettingsField) => (
    <ValueField
      key={row.name}
      {...row}
      control={form.control}
      disabled={isLocked}
      onDone={() => editor.check(row.name)}
    />
  );
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
        onSave={editor.save}
        footer={<Buttons />}
      >
        <Grid container spacing={3}>
          <SettingsCard title="Contact Information">
            {CONTACT_FIELDS.map(field)}
            <HoursField
              hours={hoursOrDefault(hours)}
              areDefaults={hours === ''}
              error={errors.hours?.message}
              isDisabled={isLocked}
              onChange={(changed) => form.setValue('hours', hoursText(changed))}
            />
          </SettingsCard>
          <SettingsCard title="Social Media">{SOCIAL_FIELDS.map(field)}</SettingsCard>
          <SettingsCard title="Brand">
            {BRAND_FIELDS.map(field)}
            {/* Logos have any ratio, and are shown whole. */}
            <Box sx={{ '&& img': { objectFit: 'contain' } }}>
              <PictureField
                label="Logo"
                name="logo"
                value={values.logo}
                rules={ANY_PICTURE}
                ratio={[4, 1]}
                hint={`JPG, PNG, GIF or WebP, up to ${IMAGE_MAX_MB} MB. Shown on quotes, and where an image is missing.`}
                isDisabled={isLocked}
                onChange={(logo) => form.setValue('logo', logo)}
              />
            </Box>
          </SettingsCard>
          <SettingsCard title="Footer" isWide>
            {field({ name: 'copyright', label: 'Copyright', inputProps })}
            <FooterField
              value={values.footer}
              error={errors.footer?.message}
              isDisabled={isLocked}
              onChange={(columns) => form.setValue('footer', columns)}
            />
          </SettingsCard>
        </Grid>
        {result && <Result result={result} onGone={editor.dismiss} />}
      </FormFrame>
    </ScreenLayout>
  );
}

/** Site Settings page. Defaults shown after a failed load are not saved. */
export default function SiteSettingsPage() {
  const content = useEditedContent();
  if (!content) return <Spinner label="Loading settings" />;
  const { copy, failed } = content;
  const isFailed = failed.includes(FILES.site);
  return (
    <>
      <SiteSettingsEditor
        site={copy.site}
        isReadOnly={isFailed}
        notice={
          isFailed && (
            <LoadErrorBanner tone="warning">
              The settings could not be loaded and cannot be edited until loading succeeds.
            </LoadErrorBanner>
          )
        }
      />
      <RentalTermsEditor
        terms={copy.rental ?? NO_RENTAL_TERMS}
        isReadOnly={failed.includes(FILES.rental)}
      />
    </>
  );
}
