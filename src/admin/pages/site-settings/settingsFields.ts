import type { SiteFields } from './siteForm';
import type { ValueFieldProps } from './ValueField';

/** A value of the settings that is edited in one line. */
export interface SettingsField extends Pick<ValueFieldProps, 'label' | 'hint' | 'type' | 'inputProps'> {
  name: Exclude<keyof SiteFields, 'hours'>;
}

/** In the order of the card (back-office.md §2); the WhatsApp number is ours (decisions.md). */
export const CONTACT_FIELDS: readonly SettingsField[] = [
  { name: 'email', label: 'Email', type: 'email', inputProps: { autoComplete: 'off' } },
  { name: 'phone', label: 'Phone', type: 'tel', inputProps: { autoComplete: 'off' } },
  {
    name: 'whatsappNumber',
    label: 'WhatsApp number',
    type: 'tel',
    hint: 'Requests are sent to it. With its country code.',
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
    // A number is taken too, which a browser's check for addresses would refuse.
    type: 'text',
    hint: 'A number or a wa.me link.',
    inputProps: { inputMode: 'url' },
  },
];
