import { isEmail, type FieldErrors } from './forms';
import { DAYS, DEFAULT_HOURS, hoursText, hoursToRows, parseHours, type Hours } from './hours';
import { safeHref, telHref, whatsappLink } from './links';
import type { Site } from './site';

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
export function formHours(text: string): Hours {
  return parseHours(text) ?? { ...DEFAULT_HOURS };
}

/** Stored hours as the form keeps them: '' for those that nobody can read. */
function soundHours(text: unknown): string {
  const hours = typeof text === 'string' ? parseHours(text) : null;
  return hours ? hoursText(hours) : '';
}

/** Values that were kept of this form, without hours that nobody can read. */
export function soundSiteValues(kept: Record<string, unknown>): Record<string, unknown> {
  const { hours, ...rest } = kept;
  const sound = soundHours(hours);
  return sound ? { ...rest, hours: sound } : rest;
}

/** The settings as the form shows them; hours that are missing or invalid are '', see {@link formHours}. */
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
export function tidySiteFields(fields: SiteFields): SiteFields {
  const tidy = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, String(text).trim()]),
  ) as unknown as SiteFields;
  const isPlain = /^http:/i.test(tidy.whatsapp);
  return { ...tidy, whatsapp: (!isPlain && whatsappLink(tidy.whatsapp)) || tidy.whatsapp };
}

/** The fields as they are saved; those that only their tidying would change stay as they are stored. */
function changedFields(typed: SiteFields, start: SiteFields): SiteFields {
  const tidy = tidySiteFields(typed);
  const same = tidySiteFields(start);
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
  const workingHours = hoursToRows(formHours(hours));
  return { ...site, socialMedia, contact: { ...contact, hours }, workingHours };
}

const LINK = 'Please enter a link that begins with https://';
const NUMBER = 'Please enter a WhatsApp number with its country code, such as +234 803 000 0000';

function isHttps(text: string): boolean {
  return /^https:/i.test(text) && safeHref(text) !== undefined;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d(][\d\s().-]*$/.test(text) && digits >= 7 && digits <= 15 && Boolean(telHref(text));
}

function isWhatsappHttps(text: string): boolean {
  return isHttps(text) && whatsappLink(text) !== undefined;
}

function isWhatsapp(text: string): boolean {
  const isNumber = /^[+\d]/.test(text) && whatsappLink(text) !== undefined;
  return isNumber || isWhatsappHttps(text);
}

function linkError(network: Network, text: string): string | undefined {
  if (text === '') return undefined;
  if (network !== 'whatsapp') return isHttps(text) ? undefined : LINK;
  return isWhatsappHttps(text)
    ? undefined
    : 'Please enter a WhatsApp number or a https://wa.me/ link';
}

/** What is wrong with the hours of a week, day by day; undefined when nothing is. */
export function hoursError(hours: Hours): string | undefined {
  for (const day of DAYS) {
    const name = day.charAt(0).toUpperCase() + day.slice(1);
    const { open, close } = hours[day];
    if ((open === '') !== (close === '')) return `${name}: please set both times, or remove them`;
    // A closing time before the opening one is of the next day.
    if (open !== '' && close === open) return `${name}: opening and closing time are the same`;
  }
  return undefined;
}

/**
 * Errors of the settings' form in the order of its fields; everything may be empty (issue 5), and what is stored may
 * stay as it is.
 * @param start the settings as they are stored
 */
export function validateSite(typed: SiteFields, start: SiteFields): FieldErrors<SiteFields> {
  const fields = changedFields(typed, start);
  const { email, phone, whatsappNumber } = fields;
  const errors: [keyof SiteFields, string | undefined][] = [
    ['email', email === '' || isEmail(email) ? undefined : 'Please enter a valid email address'],
    ['phone', phone === '' || isPhone(phone) ? undefined : 'Please enter a valid phone number'],
    ['whatsappNumber', whatsappNumber === '' || isWhatsapp(whatsappNumber) ? undefined : NUMBER],
    ['hours', hoursError(formHours(fields.hours))],
    ...NETWORKS.map((network) => [network, linkError(network, fields[network])] as const).map(
      ([network, error]): [keyof SiteFields, string | undefined] => [network, error],
    ),
  ];
  return Object.fromEntries(
    errors.filter(([name, message]) => message !== undefined && fields[name] !== start[name]),
  );
}
