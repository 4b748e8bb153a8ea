import { company } from '../company/company';
import { zoneOffset } from '../company/zone';

/** A calendar day, `YYYY-MM-DD`, in the company's time zone. Days compare correctly as texts. */
export type Day = string;

/** Both inclusive. */
export interface RentalDates {
  from: Day;
  to: Day;
}

export const MAX_DAYS_AHEAD = 365;

const DAY_MS = 24 * 3600 * 1000;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a value is a day that exists, in the years 2000 to 2100. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^(?:20\d\d|2100)-\d\d-\d\d$/.test(value)) return false;
  const time = timeOf(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export function addDays(day: Day, count: number): Day {
  return new Date(timeOf(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from the first to the last day, both included: 1 for a single day. */
export function countDays({ from, to }: RentalDates): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS) + 1;
}

export function listDays(dates: RentalDates): Day[] {
  return Array.from({ length: Math.max(0, countDays(dates)) }, (_, index) =>
    addDays(dates.from, index),
  );
}

/** Returns the weekday of a day: 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

export function weekStartOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 8 - company.firstWeekday) % 7));
}

/** In the company's time zone: `YYYY-MM-DDTHH:MM`. @param now ms since 1970 */
export function companyTime(now: number): string {
  return new Date(now + zoneOffset(now)).toISOString().slice(0, 16);
}

/** The day in the company's time zone. @param now ms since 1970 */
export function dayAt(now: number): Day {
  return companyTime(now).slice(0, 10);
}

/** Undefined unless both are days that exist, in order, not before `today`, at most 365 days ahead. */
export function parseRentalDates(value: unknown, today: Day): RentalDates | undefined {
  const { from, to } = Object(value) as { from?: unknown; to?: unknown };
  if (!isDay(from) || !isDay(to)) return undefined;
  const isValid = today <= from && from <= to && to <= addDays(today, MAX_DAYS_AHEAD);
  return isValid ? { from, to } : undefined;
}
