import { withoutPastHolds } from '../availability/availability';
import { dayAt } from '../availability/day';
import type { Content } from './contentModel';

/**
 * Returns the content as it is when availability is published: with the time of publication, and without holds that
 * ended more than 30 days ago in the company's time zone.
 * @param now ISO 8601
 */
export function withPublishedAvailability(content: Content, now: string): Content {
  const holds = withoutPastHolds(content.holds, dayAt(Date.parse(now)));
  return { ...content, holds, availability: { updatedAt: now } };
}
