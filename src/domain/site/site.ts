import type { HoursRow, Site } from './schema';
import { parseHours, hoursToRows } from './hours';

export function workingHoursRows(site: Pick<Site, 'workingHours' | 'contact'>): HoursRow[] {
  if (site.workingHours.length > 0) return site.workingHours;
  const hours = parseHours(site.contact.hours);
  return hours ? hoursToRows(hours) : [];
}

export { footerGroups } from './footer';
