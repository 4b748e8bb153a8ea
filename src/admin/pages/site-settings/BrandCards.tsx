import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PictureField } from '../../forms/pictures/PictureField';
import { ANY_PICTURE } from '../../forms/pictures/validatePicture';
import type { SchemaForm } from '../../forms/useSchemaForm';
import { FooterField } from './FooterField';
import { SettingsCard, type SettingsField } from './SettingsCard';
import type { SiteFields } from './siteForm';

const inputProps = { autoComplete: 'off' };

const BRAND_FIELDS: readonly SettingsField[] = [
  { name: 'companyName', label: 'Company name', inputProps: { autoComplete: 'organization' } },
  { name: 'tagline', label: 'Tagline', hint: 'Shown in the footer.', inputProps },
];

interface BrandCardsProps {
  form: Pick<SchemaForm<SiteFields>, 'formState' | 'setValue'>;
  values: SiteFields;
  isLocked: boolean;
  /** Renders a setting that is edited in one line. */
  field: (row: SettingsField) => ReactNode;
}

/** Settings of the brand and the footer. */
export function BrandCards({ form, values, isLocked, field }: BrandCardsProps) {
  return (
    <>
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
            hint="JPG, PNG, GIF or WebP, up to 5 MB. Shown on quotes, and where an image is missing."
            isDisabled={isLocked}
            onChange={(logo) => form.setValue('logo', logo)}
          />
        </Box>
      </SettingsCard>
      <SettingsCard title="Footer" isWide>
        {field({ name: 'copyright', label: 'Copyright', inputProps })}
        <FooterField
          value={values.footer}
          error={form.formState.errors.footer?.message}
          isDisabled={isLocked}
          onChange={(columns) => form.setValue('footer', columns)}
        />
      </SettingsCard>
    </>
  );
}
