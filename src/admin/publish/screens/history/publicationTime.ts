import { SITE_LOCALE, SITE_TIME_ZONE } from '@/domain/text/dates';

/** Made when first needed: the browser's formats are slow to make, and every row needs one. */
let format: Intl.DateTimeFormat | undefined;

/** When something was published, in the time of the company's place (West Africa Time). */
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
