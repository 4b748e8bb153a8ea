import { whatsappLink } from '@/domain/links/links';
import { DEFAULT_HOURS, hoursText, hoursToRows, parseHours, type Hours } from '@/domain/site/hours';
import type { Site } from '@/domain/site/schema';
import { forEachNetwork, SOCIAL_NETWORKS, type SocialNetwork } from '@/domain/site/socialNetworks';

/**
 * Field of the settings form. `whatsappNumber` receives requests and is separate from the link in
 * the footer. `hours` are the business hours as JSON text, see {@link parseHours}.
 */
export type SettingName =
  'email' | 'phone' | 'address' | 'whatsappNumber' | 'hours' | SocialNetwork;

/** Values of the settings form. */
export type SiteFields = Record<SettingName, string>;

/** Parses the hours of the form. Returns the default hours for an empty or invalid text. */
export function hoursOrDefault(text: string): Hours {
  return parseHours(text) ?? { ...DEFAULT_HOURS };
}

/** Returns stored hours for the form, or '' when they are missing or invalid. */
function hoursField(text: string | undefined): string {
  const hours = parseHours(text);
  return hours ? hoursText(hours) : '';
}

/**
 * Returns the form values of the settings. Missing or invalid hours are '', see
 * {@link hoursOrDefault}.
 */
export function siteFields({ contact, socialMedia }: Site): SiteFields {
  return {
    email: contact.email,
    phone: contact.phone,
    whatsappNumber: contact.whatsapp,
    address: contact.address,
    hours: hoursField(contact.hours),
    ...forEachNetwork((name) => socialMedia[name] ?? ''),
  };
}

/** Returns a setting trimmed, and a WhatsApp number as a link. */
export function normalizeSetting(name: SettingName, typed: string): string {
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
  if (hours === start.hours) return { ...site, socialMedia, contact };
  const workingHours = hoursToRows(hoursOrDefault(hours));
  return { ...site, socialMedia, contact: { ...contact, hours }, workingHours };
}
