/** A text without a character at its end; the pattern / +$/ takes quadratic time for spaces in the middle. */
export function trimTail(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/**
 * The beginning of a text, at most `max` characters, with '…' where it was cut; never half a character
 * (public-site.md §9, project card overlay).
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const letters = Array.from(text.slice(0, 2 * max + 2));
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`;
}
