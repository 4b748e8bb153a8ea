/** A calendar day, `YYYY-MM-DD`, in the company's time zone. Days compare correctly as texts. */
export type Day = string;

/** The first and the last day of a rental, both inclusive. */
export interface RentalDates {
  from: Day;
  to: Day;
}

const DAY_MS = 24 * 3600 * 1000;

/** Whether a value is a day that exists, between the years 1900 and 9999. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Returns the day that is a number of days later, or earlier if the number is negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(timeOf(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from the first to the last day, both included: 1 for a single day. */
export function countDays({ from, to }: RentalDates): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS) + 1;
}

/** Returns every day of the dates in order. */
export function listDays(dates: RentalDates): Day[] {
  return Array.from({ length: Math.max(0, countDays(dates)) }, (_, at) => addDays(dates.from, at));
}

/** Lagos is ahead of UTC by this time all year. */
const LAGOS_OFFSET_MS = 3600 * 1000;

/**
 * Returns date and time in Lagos as `YYYY-MM-DDTHH:MM`. Needs no formatter of `Intl`, whose first use blocks a slow
 * phone for 30 ms.
 * @param now ms since 1970
 */
export function lagosTime(now: number): string {
  return new Date(now + LAGOS_OFFSET_MS).toISOString().slice(0, 16);
}

/**
 * Returns the current day in Lagos.
 * @param now ms since 1970
 */
export function dayAt(now: number): Day {
  return lagosTime(now).slice(0, 10);
}

/** Returns the weekday of a day: 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a day as text: `24 Nov 2026`, or `24 Nov` without the year. The same in every browser and in the prerenderer. */
export function formatDay(day: Day, { withYear = true } = {}): string {
  const [year, month, date] = day.split('-').map(Number);
  const text = `${date} ${MONTHS[(month ?? 1) - 1]}`;
  return withYear ? `${text} ${year}` : text;
}

/** Returns a day as text, with the year only if it is not the year of `today`: `27 Nov`, `3 Jan 2027`. */
export function formatNearDay(day: Day, today: Day): string {
  return formatDay(day, { withYear: day.slice(0, 4) !== today.slice(0, 4) });
}

/**
 * Returns dates as text, with the year only if it is not the year of `today`: `24 Nov`, `24 to 26 Nov`,
 * `30 Nov to 2 Dec`, `30 Dec 2026 to 2 Jan 2027`.
 */
export function formatNearDates({ from, to }: RentalDates, today: Day): string {
  if (from === to) return formatNearDay(from, today);
  const withYear = from.slice(0, 4) !== to.slice(0, 4);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? String(Number(from.slice(8))) : formatDay(from, { withYear });
  return `${first} to ${withYear ? formatDay(to) : formatNearDay(to, today)}`;
}
