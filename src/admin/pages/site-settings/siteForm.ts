import { DEFAULT_HOURS, hoursText, hoursToRows, parseHours, type Hours } from '@/domain/site/hours';
import { whatsappLink } from '@/domain/links/links';
import type { Site } from '@/domain/site/schema';

export const NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin', 'whatsapp'] as const;

export type Network = (typeof NETWORKS)[number];

/** Values of the site settings form. */
export interface SiteFields extends Record<Network, string> {
  email: string;
  phone: string;
  address: string;
  /** Number that requests are sent to, separate from the link in the footer. */
  whatsappNumber: string;
  /** Business hours as their JSON text, see {@link parseHours}. */
  hours: string;
}

/** Parses the hours of the form. Returns the default hours for an empty or invalid text. */
export function hoursOrDefault(text: string): Hours {
  return parseHours(text) ?? { ...DEFAULT_HOURS };
}

/** Returns stored hours for the form, or '' when they are invalid. */
function soundHours(text: unknown): string {
  const hours = typeof text === 'string' ? parseHours(text) : null;
  return hours ? hoursText(hours) : '';
}

/** Sanitises autosaved form values: invalid hours are removed. */
export function sanitizeSiteValues(kept: Record<string, unknown>): Record<string, unknown> {
  const { hours, ...rest } = kept;
  const sound = soundHours(hours);
  return sound ? { ...rest, hours: sound } : rest;
}

/**
 * Returns the form values of the settings. Missing or invalid hours are '', see
 * {@link hoursOrDefault}.
 */
export function siteFields({ contact, socialMedia }: Site): SiteFields {
  const links = NETWORKS.map((network) => [network, socialMedia[network] ?? ''] as const);
  return {
    email: contact.email,
    phone: contact.phone,
    whatsappNumber: contact.whatsapp,
    address: contact.address,
    hours: soundHours(contact.hours),
    ...(Object.fromEntries(links) as Record<Network, string>),
  };
}

/** Returns the fields as saved: trimmed, and a WhatsApp number as a link. */
export function normalizeSiteFields(fields: SiteFields): SiteFields {
  const tidy = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, String(text).trim()]),
  ) as unknown as SiteFields;
  const isPlain = /^http:/i.test(tidy.whatsapp);
  return { ...tidy, whatsapp: (!isPlain && whatsappLink(tidy.whatsapp)) || tidy.whatsapp };
}

/**
 * Returns the normalised fields. A field that only the normalisation would change keeps its stored
 * value.
 */
export function changedFields(typed: SiteFields, start: SiteFields): SiteFields {
  const tidy = normalizeSiteFields(typed);
  const same = normalizeSiteFields(start);
  const names = Object.keys(start) as (keyof SiteFields)[];
  const keep = (name: keyof SiteFields) => (tidy[name] === same[name] ? start[name] : tidy[name]);
  return Object.fromEntries(names.map((name) => [name, keep(name)])) as unknown as SiteFields;
}

/**
 * Returns the settings to save. Unchanged values stay as stored, and hours are also written as rows
 * for the public pages.
 */
export function siteOf(typed: SiteFields, site: Site): Site {
  const start = siteFields(site);
  const fields = changedFields(typed, start);
  const socialMedia = { ...site.socialMedia };
  for (const network of NETWORKS) {
    if (fields[network] === start[network]) continue;
    if (fields[network] === '') delete socialMedia[network];
    else socialMedia[network] = fields[network];
  }
  const { email, phone, address, whatsappNumber, hours } = fields;
  const contact = { ...site.contact, email, phone, address, whatsapp: whatsappNumber };
  if (hours === start.hours) return { ...site, socialMedia, contact };
  const workingHours = hoursToRows(hoursOrDefault(hours));
  return { ...site, socialMedia, contact: { ...contact, hours }, workingHours };
}
