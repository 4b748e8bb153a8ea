import { SOCIAL_NETWORKS } from '@/domain/site/socialNetworks';
import type { SettingName } from './siteForm';
import type { ValueFieldProps } from './ValueField';

/** Setting that is edited in one line. */
export interface SettingsField extends Pick<
  ValueFieldProps,
  'label' | 'hint' | 'type' | 'inputProps'
> {
  name: Exclude<SettingName, 'hours'>;
}

/** In the order of the card. */
export const CONTACT_FIELDS: readonly SettingsField[] = [
  { name: 'email', label: 'Email', type: 'email', inputProps: { autoComplete: 'off' } },
  { name: 'phone', label: 'Phone', type: 'tel', inputProps: { autoComplete: 'off' } },
  {
    name: 'whatsappNumber',
    label: 'WhatsApp number',
    type: 'tel',
    hint: 'Booking requests are sent to this number. Include the country code.',
    inputProps: { autoComplete: 'off' },
  },
  { name: 'address', label: 'Address', type: 'text', inputProps: { autoComplete: 'off' } },
];

/** In the order of the card. */
export const SOCIAL_FIELDS: readonly SettingsField[] = SOCIAL_NETWORKS.map(({ name, label }) =>
  name === 'whatsapp'
    ? {
        name,
        label,
        // A phone number is allowed too, which the URL validation of the browser would reject.
        type: 'text',
        hint: 'A number or a wa.me link.',
        inputProps: { inputMode: 'url' },
      }
    : { name, label, type: 'url' },
);
