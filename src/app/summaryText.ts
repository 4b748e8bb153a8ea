/** Characters of a description that search engines and messengers show. */
const SUMMARY_CHARS = 160;

/** The beginning of a text for a page's head: one line, cut at a word. */
export function summaryText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line.slice(0, 4 * SUMMARY_CHARS));
  if (letters.length <= SUMMARY_CHARS) return line;
  return `${letters
    .slice(0, SUMMARY_CHARS)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
