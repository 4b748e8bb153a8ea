import type { StoredEntry } from '@/api/storage/storedEntry';
import type { RentalDates } from '@/domain/availability/day';
import type { RentalDatesState } from './rentalDatesSlice';

/** Undefined until a stored entry is read: most visitors have none. */
let rules: typeof import('@/domain/availability/day') | undefined;

/** Reads stored dates. Without the rules they come from another tab, which has checked them. */
function readDates(json: unknown): RentalDates | null {
  if (rules) return rules.parseRentalDates(json, rules.dayAt(Date.now())) ?? null;
  const { from, to } = Object(json) as Partial<RentalDates>;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
}

const isSame = ({ dates: a }: RentalDatesState, { dates: b }: RentalDatesState): boolean =>
  a?.from === b?.from && a?.to === b?.to;

/**
 * Persisted under `rentalDates` as `{ from, to }`. Dates that are past or not valid are removed without a message: they
 * are chosen again within seconds.
 */
export const rentalDatesEntry: StoredEntry<RentalDatesState> = {
  key: 'rentalDates',
  version: 1,
  empty: { dates: null },
  async prepare() {
    rules = await import('@/domain/availability/day').catch(() => undefined);
  },
  parse: (json) => ({ state: { dates: readDates(json) }, dropped: 0 }),
  serialize: ({ dates }) => dates ?? undefined,
  merge: (base, mine, theirs) => (isSame(base, mine) ? theirs : mine),
};
