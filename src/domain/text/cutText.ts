/** Maximum length of a name, a subject or another short field. */
export const SHORT_TEXT_MAX = 200;

/**
 * Removes all occurrences of a character from the end of a text. A pattern such as `/ +$/` would
 * take quadratic time for spaces in the middle.
 */
export function trimTail(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/** Capitalises the first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Cuts a text to at most `max` characters and appends '…' if it was longer. Never splits a
 * surrogate pair.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * max + 2));
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`;
}
