import type { FooterGroup, HoursRow, Site } from './schema';
import { DEFAULT_FOOTER_GROUPS } from './footerLinks';
import { safeHref } from '../links/links';
import { parseHours, hoursToRows } from './hours';

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
