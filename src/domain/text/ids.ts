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

/**
 * The records with an id each, by which they can be told apart; one that is missing, blank or taken is made from the
 * prefix and the record's place. Those that have one of their own are the very same.
 */
export function withIds<T extends { id?: string }>(
  records: readonly T[],
  prefix: string,
): (T & { id: string })[] {
  const taken = new Set<string>();
  return records.map((record, at) => {
    const given = record.id?.trim() ? record.id : `${prefix}${at + 1}`;
    let id = given;
    for (let n = 2; taken.has(id); n += 1) id = `${given}-${n}`;
    taken.add(id);
    return record.id === id ? (record as T & { id: string }) : { ...record, id };
  });
}

/** The reference of a booking request: `SL-` and 6 unambiguous characters (decisions.md). */
export function bookingReference(random: () => number): string {
  return `SL-${pick(CLEAR_LETTERS, 6, random)}`;
}
