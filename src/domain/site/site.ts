import type { HoursRow, Site } from './schema';
import { parseHours, hoursToRows } from './hours';

export function workingHoursRows(site: Pick<Site, 'workingHours' | 'contact'>): HoursRow[] {
  // A day that cannot be read is blank.
  const rows = site.workingHours.filter(({ day }) => day.trim());
  if (rows.length > 0) return rows;
  const hours = parseHours(site.contact.hours);
  return hours ? hoursToRows(hours) : [];
}

export { footerGroups } from './footer';
