import * as v from 'valibot';
import { RECENT_ACTIVITIES } from '../text/limits';

export const ACTIVITY_TYPES = [
  'service',
  'product',
  'project',
  'testimonial',
  'page',
  'settings',
  'user',
  'welcome',
] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** Something that was done in the back office (back-office.md §3). */
export interface Activity {
  id: string;
  type: ActivityType;
  name: string;
  action: string;
  /** ISO 8601. */
  timestamp: string;
  details?: string;
  icon?: string;
}

const requestSchema = v.object({
  type: v.picklist(ACTIVITY_TYPES),
  name: v.string(),
  action: v.pipe(v.string(), v.nonEmpty()),
  details: v.optional(v.string()),
});

/** What the `addActivity` event carries (content-contract.md). */
export type ActivityRequest = v.InferOutput<typeof requestSchema>;

const activitySchema = v.object({
  ...requestSchema.entries,
  id: v.string(),
  timestamp: v.pipe(
    v.string(),
    v.check((text) => Number.isFinite(Date.parse(text))),
  ),
  icon: v.optional(v.string()),
});

/** The detail of an `addActivity` event, or null when it is none. Never throws. */
export function readActivityRequest(detail: unknown): ActivityRequest | null {
  const read = v.safeParse(requestSchema, detail);
  return read.success ? read.output : null;
}

/** The stored activities, newest first, at most 10; null when it is no list. Bad ones are counted. */
export function readActivities(json: unknown): { list: Activity[]; dropped: number } | null {
  if (!Array.isArray(json)) return null;
  const good = json.flatMap((item) => {
    const read = v.safeParse(activitySchema, item);
    return read.success ? [read.output] : [];
  });
  return { list: good.slice(0, RECENT_ACTIVITIES), dropped: json.length - good.length };
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * How long ago something was, in the largest unit that fits: '2 hours ago', 'yesterday'
 * (back-office.md §9, Relative time units).
 * @param time and now: ms since 1970
 */
export function relativeTime(time: number, now: number, locale?: string): string {
  const seconds = Math.round((time - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}
