/** Made when first needed: the browser's formats are slow to make, and every row needs one. */
let format: Intl.DateTimeFormat | undefined;

/**
 * A moment as the back office shows it: the day, in the administrator's locale and zone (decisions.md,
 * Dates); 'N/A' when it is missing or is none.
 */
export function adminDate(text: string | undefined): string {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) return 'N/A';
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return format.format(time);
}
