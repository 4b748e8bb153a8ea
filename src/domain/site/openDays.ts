import { DAYS, parseHours } from './hours';
import { workingHoursRows } from './site';
import type { HoursRow, Site } from './schema';

/** Whether the company is open, from Monday to Sunday. */
export type OpenDays = readonly boolean[];

const RANGE = /^(.+?)\s*(?:-|–|—|\bto\b|\buntil\b|\bthrough\b)\s*(.+)$/;

/** Returns the index of a weekday by its name or the first three or more letters of it; -1 for another text. */
function dayIndex(text: string): number {
  const name = text.trim().replace(/\.$/, '').replace(/s$/, '');
  return name.length < 3 ? -1 : DAYS.findIndex((day) => day.startsWith(name));
}

/** Returns the days of a part such as 'monday to thursday' or 'sunday'; undefined for another text. */
function daysOfPart(part: string): number[] | undefined {
  const text = part.trim();
  if (/^(?:daily|every ?day|all days)$/.test(text)) return [0, 1, 2, 3, 4, 5, 6];
  if (/^weekdays?$/.test(text)) return [0, 1, 2, 3, 4];
  if (/^weekends?$/.test(text)) return [5, 6];
  const [, start = text, end = text] = RANGE.exec(text) ?? [];
  const [first, last] = [dayIndex(start), dayIndex(end)];
  if (first < 0 || last < 0) return undefined;
  // 'Saturday to Monday' runs over the end of the week.
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}

function daysOfRow({ day }: HoursRow): number[] | undefined {
  const parts = day
    .toLowerCase()
    // A remark such as '(by appointment)', and colons.
    .replace(/\([^)]*\)|:/g, '')
    .split(/[,;&/+]|\band\b/)
    .filter((part) => part.trim())
    .map(daysOfPart);
  return parts.length > 0 && !parts.includes(undefined)
    ? parts.flatMap((days) => days ?? [])
    : undefined;
}

const isOpenText = (hours: string): boolean => /\d|open|24/i.test(hours) && !/closed/i.test(hours);

/** Returns the rows of each week. Those with a remark, such as '(last of the month)', are the first: the others take precedence. */
function weeklyRows(rows: readonly HoursRow[]): HoursRow[] {
  return [...rows, ...rows.filter(({ day }) => !day.includes('('))];
}

/** As visitors see them. Undefined if no row names the day. @param weekday 0 for Monday to 6 for Sunday */
export function hoursOn(site: Pick<Site, 'workingHours' | 'contact'>, weekday: number) {
  return weeklyRows(workingHoursRows(site)).findLast((row) => daysOfRow(row)?.includes(weekday))
    ?.hours;
}

function openDaysOfRows(rows: readonly HoursRow[]): OpenDays {
  const week = DAYS.map(() => false);
  for (const row of weeklyRows(rows))
    for (const at of daysOfRow(row) ?? []) week[at] = isOpenText(row.hours);
  return week;
}

function openDaysOfHours(text: string | undefined): OpenDays | undefined {
  const hours = parseHours(text);
  return hours ? DAYS.map((day) => hours[day].open !== '' && hours[day].close !== '') : undefined;
}

/** By the business hours, or else the rows that visitors see. Undefined if no opening day is known. */
export function openDays(site: Pick<Site, 'workingHours' | 'contact'>): OpenDays | undefined {
  return [openDaysOfHours(site.contact.hours), openDaysOfRows(site.workingHours)].find((week) =>
    week?.includes(true),
  );
}
