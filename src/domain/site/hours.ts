import type { HoursRow } from './schema';
import { capitalise } from '../text/cleanText';

export const DEFAULT_OPEN = '09:00';
export const DEFAULT_CLOSE = '17:00';

export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof DAYS)[number];

/** Times as `HH:MM`. Both are empty if the company is closed that day. */
export interface DayHours {
  open: string;
  close: string;
}

export type Hours = Record<Weekday, DayHours>;

const CLOSED: DayHours = { open: '', close: '' };

function weekOf(hoursOf: (day: Weekday) => DayHours): Hours {
  return Object.fromEntries(DAYS.map((day) => [day, { ...hoursOf(day) }])) as Hours;
}

export const DEFAULT_HOURS: Readonly<Hours> = /* @__PURE__ */ weekOf((day) =>
  DAYS.indexOf(day) < 3 ? { open: DEFAULT_OPEN, close: DEFAULT_CLOSE } : CLOSED,
);

function isClockTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(value);
}

function dayHours(value: unknown): DayHours | null {
  if (value === undefined || value === null) return CLOSED;
  if (typeof value !== 'object') return null;
  const { open = '', close = '' } = value as Partial<Record<keyof DayHours, unknown>>;
  return isClockTime(open) && isClockTime(close) ? { open, close } : null;
}

/** Missing days are closed. Null if the text is not such an object, or a time is not `HH:MM`. Never throws. */
export function parseHours(text: string | undefined): Hours | null {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const days = json as Record<string, unknown>;
  const read = DAYS.map((day) => dayHours(Object.hasOwn(days, day) ? days[day] : undefined));
  if (!DAYS.some((day) => Object.hasOwn(days, day)) || read.includes(null)) return null;
  return weekOf((day) => read[DAYS.indexOf(day)] ?? CLOSED);
}

/** About the first day whose times are no pair: one is missing, or it closes before it opens. */
export function hoursError(hours: Hours): string | undefined {
  for (const day of DAYS) {
    const { open, close } = hours[day];
    if ((open === '') !== (close === ''))
      return `${capitalise(day)}: enter both times or remove them`;
    if (open !== '' && close <= open)
      return `${capitalise(day)}: the closing time must be after the opening time`;
  }
  return undefined;
}

/** As JSON text. @param former text whose unknown fields are kept */
export function hoursText(hours: Hours, former?: string): string {
  const kept = parseHours(former) ? (JSON.parse(former ?? '') as Partial<Hours>) : {};
  return JSON.stringify({ ...kept, ...weekOf((day) => ({ ...kept[day], ...hours[day] })) });
}

/** Formats a time with a 12-hour clock: `13:05` becomes `1:05 PM`. */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** `9:00 AM - 6:00 PM`, or 'Closed' unless both times are set. */
function dayHoursText({ open, close }: DayHours): string {
  return open && close ? `${clockTime(open)} - ${clockTime(close)}` : 'Closed';
}

/** Consecutive days with equal hours share a row, such as 'Monday to Thursday'. */
export function hoursToRows(hours: Hours): HoursRow[] {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of DAYS) {
    const text = dayHoursText(hours[day]);
    const run = runs.at(-1);
    if (run?.hours === text) run.last = day;
    else runs.push({ first: day, last: day, hours: text });
  }
  return runs.map(({ first, last, hours: text }) => ({
    day: first === last ? capitalise(first) : `${capitalise(first)} to ${capitalise(last)}`,
    hours: text,
  }));
}

export function hoursOrDefault(text: string): Hours {
  return parseHours(text) ?? { ...DEFAULT_HOURS };
}
