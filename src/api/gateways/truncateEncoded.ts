/** How many characters a text takes in a link. A line break is CR LF there. */
function encodedLength(letter: string): number {
  return letter === '\n' ? 6 : encodeURIComponent(letter).length;
}

/**
 * The text, or as much of its beginning as fits into so many characters of a link, with '…' at
 * the end. Never cuts a character in two; never throws.
 * @param text with line breaks as LF
 */
export function truncateEncoded(text: string, max: number): string {
  const letters = Array.from(text.replace(/\r\n?/g, '\n').replace(/\p{Cs}/gu, ''));
  const lengths = letters.map(encodedLength);
  if (lengths.reduce((sum, length) => sum + length, 0) <= max) return letters.join('');
  let room = max - encodedLength('…');
  const end = lengths.findIndex((length) => (room -= length) < 0);
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}
