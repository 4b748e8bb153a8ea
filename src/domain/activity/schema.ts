import * as v from 'valibot';
import { isTimestamp } from '../text/time';

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

/** Returns the valid ones, newest first, at most 10. Undefined if the value is not a list. */
export function readActivities(json: unknown): Activity[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const valid = json.flatMap((item) => {
    const result = v.safeParse(activitySchema, item);
    return result.success ? [result.output] : [];
  });
  return valid.slice(0, RECENT_ACTIVITIES);
}
