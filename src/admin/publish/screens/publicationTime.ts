import { formatTime } from '@/domain/availability/dayTexts';

/** Formats the time of a publication in the time zone of the company (West Africa Time). */
export function publicationTime(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? 'Time unknown' : `${formatTime(time)} WAT`;
}
