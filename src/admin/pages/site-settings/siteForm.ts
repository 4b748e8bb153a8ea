import * as v from 'valibot';
import { company } from '@/domain/company/company';
import { isEmail } from '@/domain/booking/forms';
import { whatsappLink } from '@/domain/links/links';
import {
  DAYS,
  DEFAULT_HOURS,
  hoursText,
  hoursToRows,
  parseHours,
  type Hours,
} from '@/domain/site/hours';
import type { Site } from '@/domain/site/schema';
import { capitalise } from '@/domain/text/cutText';
import { forEachNetwork, SOCIAL_NETWORKS, type SocialNetwork } from '@/domain/site/socialNetworks';
import {
  brandFields,
  brandOf,
  filledFooter,
  footerColumns,
  footerError,
  type BrandSetting,
} from './brandForm';
import { isHttps, isPhone, isWhatsapp, isWhatsappLink } from './settingChecks';

/**
 * Field of the settings form. `whatsappNumber` receives requests and is separate from the link in
 * the footer. `hours` are the business hours as JSON text, see {@link parseHours}.
 */
export type SettingName =
  'email' | 'phone' | 'address' | 'whatsappNumber' | 'hours' | SocialNetwork | BrandSetting;

/** Values of the settings form. */
export type SiteFields = Record<SettingName, string>;

/** Parses the hours of the form. Returns the default hours for an empty or invalid text. */
export function hoursOrDefault(text: string): Hours {
  return parseHours(text) ?? { ...DEFAULT_HOURS };
}

/**
 * Returns the form values of the settings. Missing or invalid hours are '', see
 * {@link hoursOrDefault}.
 */
export function siteFields(site: Site): SiteFields {
  const { contact, socialMedia } = site;
  const hours = parseHours(contact.hours);
  return {
    email: contact.email,
    phone: contact.phone,
    whatsappNumber: contact.whatsapp,
    address: contact.address,
    hours: hours ? hoursText(hours) : '',
    ...forEachNetwork((name) => socialMedia[name] ?? ''),
    ...brandFields(site),
  };
}

/** Returns a setting trimmed, and a WhatsApp number as a link. */
export function normalizeSetting(name: SettingName, typed: string): string {
  if (name === 'footer') return filledFooter(typed);
  const text = typed.trim();
  if (name !== 'whatsapp' || /^http:/i.test(text)) return text;
  return whatsappLink(text) || text;
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
 * Returns the settings to save. Unchanged values stay as stored, and hours are also written as rows
 * for the public pages.
 */
export function siteOf(typed: SiteFields, site: Site): Site {
  const start = siteFields(site);
  const saved = (name: SettingName) => savedSetting(name, typed[name], start[name]);
  const socialMedia = { ...site.socialMedia };
  for (const { name } of SOCIAL_NETWORKS) {
    const link = saved(name);
    if (link === start[name]) continue;
    if (link === '') delete socialMedia[name];
    else socialMedia[name] = link;
  }
  const contact = {
    ...site.contact,
    email: saved('email'),
    phone: saved('phone'),
    address: saved('address'),
    whatsapp: saved('whatsappNumber'),
  };
  const hours = saved('hours');
  const others = { ...site, ...brandOf(saved, site), socialMedia, contact };
  if (hours === start.hours) return others;
  const workingHours = hoursToRows(hoursOrDefault(hours));
  return { ...others, contact: { ...contact, hours }, workingHours };
}

/** Returns the error of the hours, checked day by day, or undefined. */
function hoursError(text: string): string | undefined {
  const hours = hoursOrDefault(text);
  for (const day of DAYS) {
    const { open, close } = hours[day];
    if ((open === '') !== (close === ''))
      return `${capitalise(day)}: enter both times or remove them`;
    // A closing time before the opening time is on the next day.
    if (open !== '' && close === open)
      return `${capitalise(day)}: opening and closing times must differ`;
  }
  return undefined;
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
    hours: setting('hours', hoursError),
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
