/** Times outside these limits are impossible for a record of the company, and break the arithmetic of dates. */
const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2101, 0) - 1;

/** Adds UTC to a time without a zone, which every browser would read in a zone of its own. */
export const inUtc = (text: string) => (/T[\d:.]+$/.test(text) ? `${text}Z` : text);

/** For times from outside. ms since 1970; NaN if it is no time, or not in the years 2000 to 2100. */
export function parseTime(text: string): number {
  const time = Date.parse(inUtc(text));
  return time >= FIRST && time <= LAST ? time : Number.NaN;
}

export function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(parseTime(value));
}

/** The nearest time in the years 2000 to 2100. Undefined if the text is no time. */
export function limitTime(text: string): string | undefined {
  const time = Date.parse(inUtc(text));
  if (Number.isNaN(time)) return undefined;
  return isTimestamp(text) ? inUtc(text) : new Date(time < FIRST ? FIRST : LAST).toISOString();
}
