/** Created on first use and cached: creating an `Intl` format is slow, and every row needs one. */
let dateFormat: Intl.DateTimeFormat | undefined;
let timeFormat: Intl.DateTimeFormat | undefined;

/**
 * Returns a time as the day in the administrator’s locale and time zone, or 'N/A' when it is
 * missing or invalid.
 */
export function adminDate(text: string | undefined): string {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) return 'N/A';
  dateFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return dateFormat.format(time);
}

/** Like {@link adminDate}, with the time of the day. */
export function adminTime(text: string | undefined): string {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) return 'N/A';
  timeFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return timeFormat.format(time);
}
