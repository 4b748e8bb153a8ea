import { company } from '../company/company';

/** Digits and capital letters without those that look alike. */
const CLEAR_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function pick(alphabet: string, length: number, random: () => number): string {
  const letter = () => {
    const index = Math.min(Math.floor(random() * alphabet.length), alphabet.length - 1);
    return alphabet.charAt(Math.max(0, index));
  };
  return Array.from({ length }, letter).join('');
}

/** The prefix and 10 random letters or digits. */
export function newId(prefix: string, random = Math.random): string {
  return prefix + pick('0123456789abcdefghijklmnopqrstuvwxyz', 10, random);
}

/** A missing, blank or duplicate ID is made from prefix and position. Other records are the same objects. */
export function withIds<T extends { id?: string }>(
  records: readonly T[],
  prefix: string,
): (T & { id: string })[] {
  const taken = new Set<string>();
  return records.map((record, index) => {
    const given = record.id?.trim() ? record.id : `${prefix}${index + 1}`;
    let id = given;
    for (let n = 2; taken.has(id); n += 1) id = `${given}-${n}`;
    taken.add(id);
    return record.id === id ? (record as T & { id: string }) : { ...record, id };
  });
}

/** The company's prefix and 6 unambiguous characters. */
export function bookingReference(random = Math.random): string {
  return `${company.prefix}-${pick(CLEAR_LETTERS, 6, random)}`;
}
