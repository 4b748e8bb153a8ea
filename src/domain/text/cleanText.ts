/**
 * What text processors and messengers leave in texts: soft hyphens, zero-width spaces, byte order marks, and marks that turn the
 * direction. Joiners stay, because scripts and emoji need them.
 */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/**
 * Returns a text as it would have been typed: without invisible characters, with plain spaces and line feeds, and with composed
 * letters (NFC). Not for passwords, codes and tokens. Never throws.
 */
export function cleanText(text: string): string {
  const plain = text
    .replace(INVISIBLE, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ');
  // Composing sorts the marks of a letter, which takes quadratic time.
  return /\p{M}{32}/u.test(plain) ? plain : plain.normalize('NFC');
}
