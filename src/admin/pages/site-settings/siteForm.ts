import { get, set } from 'react-hook-form';
import * as v from 'valibot';
import { company } from '@/domain/company/company';
import { isEmail } from '@/domain/booking/forms';
import { safeHref, whatsappLink } from '@/domain/links/links';
import { phoneNumbers } from '@/domain/links/phone';
import { DEFAULT_FOOTER_GROUPS } from '@/domain/site/footer';
import {
  hoursError,
  hoursOrDefault,
  hoursText,
  hoursToRows,
  parseHours,
} from '@/domain/site/hours';
import type { Site } from '@/domain/site/schema';
import { forEachNetwork, SOCIAL_NETWORKS } from '@/domain/site/socialNetworks';
import { filledFooter, footerColumns, footerError, footerText } from './footerForm';

/**
 * Where the settings have the value of a field. `whatsappNumber` receives requests and is separate from the link in the
 * footer. `hours` are the business hours as JSON text, see {@link parseHours}, and `footer` the columns of the footer, see
 * {@link footerColumns}.
 */
export const SITE_PATHS = {
  email: 'contact.email',
  phone: 'contact.phone',
  whatsappNumber: 'contact.whatsapp',
  address: 'contact.address',
  hours: 'contact.hours',
  ...forEachNetwork((name) => `socialMedia.${name}`),
  companyName: 'brand.name',
  tagline: 'brand.tagline',
  logo: 'brand.logo',
  copyright: 'footer.copyright',
  footer: 'footer.groups',
};

export type SettingName = keyof typeof SITE_PATHS;

const SETTINGS = Object.entries(SITE_PATHS) as [SettingName, string][];

/** Values of the settings form. */
export type SiteFields = Record<SettingName, string>;

/**
 * Returns the form values of the settings. Missing or invalid hours are '', see
 * {@link hoursOrDefault}.
 */
export function siteFields(site: Site): SiteFields {
  const texts = SETTINGS.map(([name, path]) => [name, get(site, path, '')]);
  const hours = parseHours(site.contact.hours);
  return {
    ...(Object.fromEntries(texts) as SiteFields),
    hours: hours ? hoursText(hours) : '',
    footer: footerText(site.footer?.groups ?? DEFAULT_FOOTER_GROUPS),
  };
}

const isAddress = (text: string) => /[a-z]\.[a-z]/i.test(text);

/** Returns the phone numbers of a text that is no web address. */
const numbersOf = (text: string) => (isAddress(text) ? [] : phoneNumbers(text));

/** Returns a setting trimmed, the WhatsApp number with its calling code, and that of the footer as a link. */
export function normalizeSetting(name: SettingName, typed: string): string {
  if (name === 'footer') return filledFooter(typed);
  const text = typed.trim();
  const [phone] = name.startsWith('whatsapp') ? numbersOf(text) : [];
  if (name === 'whatsappNumber') return phone?.formatInternational() ?? text;
  if (name !== 'whatsapp' || /^http:/i.test(text)) return text;
  return (phone || isAddress(text) ? whatsappLink(phone?.number ?? text) : undefined) ?? text;
}

/**
 * Returns a setting as it is saved: normalised. The stored value stays if only the normalisation
 * would change it, and instead of invalid hours.
 */
export function savedSetting(name: SettingName, typed: string, stored: string): string {
  const text = normalizeSetting(name, typed);
  if (name === 'hours' && text !== '' && !parseHours(text)) return stored;
  if (name === 'footer' && !footerColumns(text)) return stored;
  return text === normalizeSetting(name, stored) ? stored : text;
}

/**
 * Returns the settings to save. Unchanged values stay as stored, and missing ones stay missing. Hours are also written as
 * rows for the public pages.
 */
export function siteOf(typed: SiteFields, site: Site): Site {
  const start = siteFields(site);
  const next = structuredClone(site);
  for (const [name, path] of SETTINGS) {
    const text = savedSetting(name, typed[name], start[name]);
    if (text === start[name]) continue;
    set(next, path, name === 'footer' ? (footerColumns(text) ?? []) : text);
    if (name !== 'hours') continue;
    next.contact.hours = hoursText(hoursOrDefault(text), site.contact.hours);
    next.workingHours = hoursToRows(hoursOrDefault(text));
  }
  // A network without a link has no entry.
  for (const { name } of SOCIAL_NETWORKS)
    if (next.socialMedia[name] === '' && start[name] !== '') delete next.socialMedia[name];
  return next;
}

/** Returns whether a text is an https URL. */
function isHttps(text: string): boolean {
  return /^https:/i.test(text) && safeHref(text) !== undefined;
}

/** Returns whether a text has a phone number. */
function isPhone(text: string): boolean {
  return numbersOf(text).length > 0;
}

/** Returns whether a text is a link to WhatsApp. */
function isWhatsappLink(text: string): boolean {
  return isHttps(text) && whatsappLink(text) !== undefined;
}

/** Returns whether a text has a phone number, or is a link to WhatsApp. */
function isWhatsapp(text: string): boolean {
  return isPhone(text) || isWhatsappLink(text);
}

/**
 * Returns the schema of the settings form, whose result are the settings to save. Every field may be
 * empty, and stored values are not validated again. The order is that of the fields.
 * @param start form values of the stored settings
 */
export function siteFormSchema(start: SiteFields) {
  const setting = (name: SettingName, errorOf: (text: string) => string | undefined) =>
    v.pipe(
      v.string(),
      v.transform((text) => savedSetting(name, text, start[name])),
      v.check(
        (text) => text === '' || text === start[name] || errorOf(text) === undefined,
        ({ input }) => errorOf(input) ?? '',
      ),
    );
  const checked = (name: SettingName, isValid: (text: string) => boolean, message: string) =>
    setting(name, (text) => (isValid(text) ? undefined : message));
  const link = (name: SettingName) =>
    checked(name, isHttps, 'Please enter a URL that starts with https://');
  const text = (name: SettingName) => setting(name, () => undefined);
  return v.object({
    email: checked('email', isEmail, 'Please enter a valid email address'),
    phone: checked('phone', isPhone, 'Please enter a valid phone number'),
    whatsappNumber: checked(
      'whatsappNumber',
      isWhatsapp,
      `Please enter a WhatsApp number with its country code, such as +${company.countryCode} 803 000 0000`,
    ),
    address: text('address'),
    hours: setting('hours', (hours) => hoursError(hoursOrDefault(hours))),
    ...forEachNetwork(link),
    whatsapp: checked(
      'whatsapp',
      isWhatsappLink,
      'Please enter a WhatsApp number or a https://wa.me/ link',
    ),
    companyName: v.pipe(
      text('companyName'),
      v.check((name) => name !== '' || start.companyName === '', 'Company name is required'),
    ),
    tagline: text('tagline'),
    logo: text('logo'),
    copyright: text('copyright'),
    footer: setting('footer', footerError),
  });
}
