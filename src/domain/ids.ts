/** Digits and capital letters that nobody mistakes for one another. */
const CLEAR_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function pick(alphabet: string, length: number, random: () => number): string {
  const letter = () => {
    const at = Math.min(Math.floor(random() * alphabet.length), alphabet.length - 1);
    return alphabet.charAt(Math.max(0, at));
  };
  return Array.from({ length }, letter).join('');
}

/** A new id: the prefix and 10 letters or digits (back-office.md §9, Id prefixes). */
export function newId(prefix: string, random: () => number): string {
  return prefix + pick('0123456789abcdefghijklmnopqrstuvwxyz', 10, random);
}

/** The reference of a booking request: `SL-` and 6 unambiguous characters (decisions.md). */
export function bookingReference(random: () => number): string {
  return `SL-${pick(CLEAR_LETTERS, 6, random)}`;
}
