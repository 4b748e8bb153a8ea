/** Created on first use and cached: creating an `Intl` format is slow, and every row needs it. */
let format: Intl.DateTimeFormat | undefined;

/**
 * Returns a time as the day in the administrator’s locale and time zone, or 'N/A' when it is
 * missing or invalid.
 */
export function adminDate(text: string | undefined): string {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) return 'N/A';
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return format.format(time);
}
