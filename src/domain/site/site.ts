import * as v from 'valibot';
import { DEFAULT_FOOTER_GROUPS, type FooterGroup } from './footerLinks';
import { hoursToRows, parseHours, type HoursRow } from './hours';
import { safeHref } from '../links/links';
import { leaveOutFields } from '../content/repair/leaveOut';
import type { Parsed, Problem } from '../content/problem';
import { recordSchema, textSchema } from '../content/recordSchema';
import {
  parseFileObject,
  parseInnerList,
  parseObject,
  type LeaveOut,
} from '../content/parseRecords';

export { DEFAULT_FOOTER_GROUPS, type FooterGroup } from './footerLinks';

/** Site settings, the content of `site.json`. */
export interface Site {
  brand: { name: string; tagline?: string; logo: string };
  socialMedia: {
    facebook?: string;
    instagram?: string;
    twitter?: string;
    linkedin?: string;
    whatsapp?: string;
  };
  contact: {
    email: string;
    phone: string;
    whatsapp: string;
    address: string;
    /** JSON text, see {@link parseHours}. */
    hours?: string;
  };
  workingHours: HoursRow[];
  footer?: { copyright?: string; groups?: FooterGroup[] };
}

const link = v.optional(v.string());

const siteSchema = recordSchema({
  brand: v.optional(
    recordSchema({ name: textSchema(), tagline: v.optional(v.string()), logo: textSchema() }),
    {},
  ),
  socialMedia: v.optional(
    recordSchema({
      facebook: link,
      instagram: link,
      twitter: link,
      linkedin: link,
      whatsapp: link,
    }),
    {},
  ),
  contact: v.optional(
    recordSchema({
      email: textSchema(),
      phone: textSchema(),
      whatsapp: textSchema(),
      address: textSchema(),
      hours: v.optional(v.string()),
    }),
    {},
  ),
  footer: v.optional(recordSchema({ copyright: v.optional(v.string()) })),
});

const rowSchema = recordSchema({ day: textSchema(), hours: textSchema() });
const groupSchema = recordSchema({
  title: textSchema(),
  links: v.optional(v.array(recordSchema({ label: textSchema(), to: textSchema() })), () => []),
});

/**
 * Parses `site.json` or the settings saved in this browser.
 * @param leaveOut handles fields of the wrong type. Without it they make the file invalid.
 * @throws ShapeError if it is another file, or a field has the wrong type
 */
export function parseSite(json: unknown, file = 'site.json', leaveOut?: LeaveOut): Parsed<Site> {
  parseFileObject(json, file, ['brand', 'socialMedia', 'contact', 'workingHours', 'footer']);
  const { value, problems } = parseObject(siteSchema, json, file, leaveOut);
  const found: Problem[] = [...problems];
  const rows = parseInnerList(rowSchema, value.workingHours, file, 'workingHours', leaveOut);
  found.push(...rows.problems);
  const site: Site = { ...value, workingHours: rows.value };
  if (value.footer) {
    const { groups: list, ...footer } = value.footer;
    const groups = parseInnerList(groupSchema, list, file, 'footer.groups', leaveOut);
    found.push(...groups.problems);
    // `parseInnerList` has reported or rejected a value that is not a list.
    const hasGroups = Array.isArray(list);
    site.footer = hasGroups ? { ...footer, groups: groups.value } : footer;
  }
  return { value: site, problems: found };
}

/**
 * Parses `site.json`. Fields of the wrong type are left out and reported.
 * @throws ShapeError if it is another file
 */
export function readSite(json: unknown, file = 'site.json'): Parsed<Site> {
  return parseSite(json, file, leaveOutFields);
}

/**
 * Returns the link groups of the footer: those of the settings, or else the default ones. Unsafe
 * links, and groups without a title or links, are left out.
 */
export function footerGroups(site: Pick<Site, 'footer'> | undefined): readonly FooterGroup[] {
  const groups = site?.footer?.groups ?? DEFAULT_FOOTER_GROUPS;
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ label, to }) => label.trim() && safeHref(to) !== undefined),
    }))
    .filter(({ title, links }) => title.trim() && links.length > 0);
}

/** Returns the rows of working hours to show: those of the settings, or else the business hours. */
export function workingHoursRows(site: Pick<Site, 'workingHours' | 'contact'>): HoursRow[] {
  if (site.workingHours.length > 0) return site.workingHours;
  const hours = parseHours(site.contact.hours);
  return hours ? hoursToRows(hours) : [];
}
