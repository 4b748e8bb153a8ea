import { SITE_LOCALE, SITE_TIME_ZONE } from '@/domain/text/dates';

/** Created on first use and shared by all rows, because creating a format is slow. */
let format: Intl.DateTimeFormat | undefined;

/** Formats the time of a publication in the time zone of the company (West Africa Time). */
export function publicationTime(at: string): string {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return 'Time unknown';
  format ??= new Intl.DateTimeFormat(SITE_LOCALE, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: SITE_TIME_ZONE,
  });
  return `${format.format(time)} WAT`;
}
