import { DEFAULT_HOURS, hoursText, hoursToRows, parseHours, type Hours } from '@/domain/site/hours';
import { whatsappLink } from '@/domain/links/links';
import type { Site } from '@/domain/site/site';

export const NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin', 'whatsapp'] as const;

export type Network = (typeof NETWORKS)[number];

/** What the site settings' form edits (back-office.md §3). */
export interface SiteFields extends Record<Network, string> {
  email: string;
  phone: string;
  address: string;
  /** The number that requests are sent to, beside the link in the footer (decisions.md). */
  whatsappNumber: string;
  /** Business hours as their JSON text, see {@link parseHours}. */
  hours: string;
}

/** Business hours of the form; the default ones where its text says nothing (back-office.md §8). */
export function hoursOrDefault(text: string): Hours {
  return parseHours(text) ?? { ...DEFAULT_HOURS };
}

/** Stored hours as the form keeps them: '' for those that nobody can read. */
function soundHours(text: unknown): string {
  const hours = typeof text === 'string' ? parseHours(text) : null;
  return hours ? hoursText(hours) : '';
}

/** Values that were kept of this form, without hours that nobody can read. */
export function sanitizeSiteValues(kept: Record<string, unknown>): Record<string, unknown> {
  const { hours, ...rest } = kept;
  const sound = soundHours(hours);
  return sound ? { ...rest, hours: sound } : rest;
}

/** The settings as the form shows them; hours that are missing or invalid are '', see {@link hoursOrDefault}. */
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

/** Fields as they are saved: without white space around them, a WhatsApp number as a link to it. */
export function normalizeSiteFields(fields: SiteFields): SiteFields {
  const tidy = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, String(text).trim()]),
  ) as unknown as SiteFields;
  const isPlain = /^http:/i.test(tidy.whatsapp);
  return { ...tidy, whatsapp: (!isPlain && whatsappLink(tidy.whatsapp)) || tidy.whatsapp };
}

/** The fields as they are saved; those that only their tidying would change stay as they are stored. */
export function changedFields(typed: SiteFields, start: SiteFields): SiteFields {
  const tidy = normalizeSiteFields(typed);
  const same = normalizeSiteFields(start);
  const names = Object.keys(start) as (keyof SiteFields)[];
  const keep = (name: keyof SiteFields) => (tidy[name] === same[name] ? start[name] : tidy[name]);
  return Object.fromEntries(names.map((name) => [name, keep(name)])) as unknown as SiteFields;
}

/**
 * The settings after saving: what was not changed stays as it stands, hours are written as the rows of the
 * public pages too (decisions.md, Hours in the editor and on the pages).
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
