/** Parses a whole number within limits. @returns undefined if the text is invalid */
export function parseNumberIn(text: string, min: number, max: number): number | undefined {
  const plain = text.trim();
  const number = /^\d{1,4}$/.test(plain) ? Number(plain) : -1;
  return number >= min && number <= max ? number : undefined;
}

/** Parses the days that a week costs. @returns null for an empty text, undefined if the text is invalid */
export function parseWeekDays(text: string): number | null | undefined {
  return text.trim() === '' ? null : parseNumberIn(text, 3, 7);
}

/** Parses a link to a page of a payment service: https only. @returns undefined if the text is invalid */
export function parseLink(text: string): string | undefined {
  const plain = text.trim();
  if (plain === '') return '';
  return URL.canParse(plain) && new URL(plain).protocol === 'https:' ? plain : undefined;
}
