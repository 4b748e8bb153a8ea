import * as v from 'valibot';
import { isTimestamp } from '../text/time';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** In the largest unit that fits, such as '2 hours ago' or 'yesterday'. Times in ms since 1970. */
export function relativeTime(time: number, now: number, locale?: string): string {
  const seconds = Math.round((time - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}

export const RECENT_ACTIVITIES = 10;

const ACTIVITY_TYPES = [
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

const requestSchema = v.object({
  type: v.picklist(ACTIVITY_TYPES),
  name: v.string(),
  action: v.pipe(v.string(), v.nonEmpty()),
  details: v.optional(v.string()),
});

export type ActivityRequest = v.InferOutput<typeof requestSchema>;

/** Schema of a change that was made in the back office. The time is in ISO 8601. */
const activitySchema = v.object({
  ...requestSchema.entries,
  id: v.string(),
  timestamp: v.pipe(
    v.string(),
    v.check((text) => isTimestamp(text)),
  ),
  icon: v.optional(v.string()),
});

export type Activity = v.InferOutput<typeof activitySchema>;

/** Null if the detail is invalid. Never throws. */
export function readActivityRequest(detail: unknown): ActivityRequest | null {
  const result = v.safeParse(requestSchema, detail);
  return result.success ? result.output : null;
}

/** Returns the valid activities, newest first, at most 10. Undefined if the value is not a list. */
export function readActivities(json: unknown): Activity[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const valid = json.flatMap((item) => {
    const result = v.safeParse(activitySchema, item);
    return result.success ? [result.output] : [];
  });
  return valid.slice(0, RECENT_ACTIVITIES);
}
