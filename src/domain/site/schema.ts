import type { HoursRow } from './hours';
import type { FooterGroup } from './footerLinks';
import * as v from 'valibot';
import { recordSchema, textSchema } from '../content/recordSchema';
import {
  type LeaveOut,
  parseFileObject,
  parseObject,
  parseInnerList,
} from '../content/parseRecords';
import type { Parsed, Problem } from '../content/problem';
import { leaveOutFields } from '../content/repair/leaveOut';

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
