import type { Site } from './schema';
import { type FooterGroup, DEFAULT_FOOTER_GROUPS } from './footerLinks';
import { safeHref } from '../links/links';
import { type HoursRow, parseHours, hoursToRows } from './hours';

/**
 * The footer's link groups: the site's, else the specification's; unsafe links, and groups without title or links, are
 * left out (public-site.md §2).
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

/** The rows of working hours to show: the site's, else those of its business hours (public-site.md §3). */
export function workingHoursRows(site: Pick<Site, 'workingHours' | 'contact'>): HoursRow[] {
  if (site.workingHours.length > 0) return site.workingHours;
  const hours = parseHours(site.contact.hours);
  return hours ? hoursToRows(hours) : [];
}
