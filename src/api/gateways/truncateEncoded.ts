/** Returns the length of a text in a URL. A line break is encoded as CR LF. */
export function encodedLength(text: string): number {
  return encodeURIComponent(text.replaceAll('\n', '\r\n')).length;
}

/** Shortens a text with '…' to `max` characters of a URL. Never splits a character. @param text with LF line breaks */
export function truncateEncoded(text: string, max: number): string {
  const letters = Array.from(text.replace(/\r\n?/g, '\n').replace(/\p{Cs}/gu, ''));
  const lengths = letters.map(encodedLength);
  if (lengths.reduce((sum, length) => sum + length, 0) <= max) return letters.join('');
  let room = max - encodedLength('…');
  const end = lengths.findIndex((length) => (room -= length) < 0);
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}
