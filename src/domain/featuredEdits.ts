import { enforceCap } from './featured';

interface Featurable {
  id: string;
  isFeatured: boolean;
}

/**
 * The records that saving these changes, when no more than `limit` may be featured: themselves, and those that lose
 * the flag to them, the first in list order (back-office.md §4).
 */
export function savedWithin<T extends Featurable>(
  list: readonly T[],
  saved: readonly T[],
  limit: number,
): T[] {
  const byId = new Map(saved.map((item) => [item.id, item]));
  const known = new Set(list.map(({ id }) => id));
  const next = [
    ...list.map((item) => byId.get(item.id) ?? item),
    ...saved.filter(({ id }) => !known.has(id)),
  ];
  const capped = enforceCap(next, limit, saved.length === 1 ? saved[0]?.id : undefined);
  const before = new Set<T>(list);
  return capped.filter((item) => !before.has(item));
}
