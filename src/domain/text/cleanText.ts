/** What text processors and messengers leave in texts. Joiners stay, because scripts and emoji need them. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** As it would have been typed: visible characters, plain spaces, NFC. Not for passwords and codes. Never throws. */
export function cleanText(text: string): string {
  const plain = text
    .replace(INVISIBLE, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ');
  // Composing sorts the marks of a letter, which takes quadratic time.
  return /\p{M}{32}/u.test(plain) ? plain : plain.normalize('NFC');
}

export const SHORT_TEXT_MAX = 200;

/** A pattern such as `/ +$/` would take quadratic time for spaces in the middle. */
export function trimTail(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Appends '…' if it was longer than `max`. Never splits a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * max + 2));
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`;
}
