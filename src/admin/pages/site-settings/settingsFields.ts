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
export const SOCIAL_FIELDS: readonly SettingsField[] = [
  { name: 'facebook', label: 'Facebook', type: 'url' },
  { name: 'twitter', label: 'Twitter', type: 'url' },
  { name: 'instagram', label: 'Instagram', type: 'url' },
  { name: 'linkedin', label: 'LinkedIn', type: 'url' },
  {
    name: 'whatsapp',
    label: 'WhatsApp',
    // A phone number is allowed too, which the URL validation of the browser would reject.
    type: 'text',
    hint: 'A number or a wa.me link.',
    inputProps: { inputMode: 'url' },
  },
];
