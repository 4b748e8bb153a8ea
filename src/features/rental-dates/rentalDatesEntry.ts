import type { StoredEntry } from '@/api/storage/storedEntry';
import type { RentalDates } from '@/domain/availability/day';
import type { RentalDatesState } from './rentalDatesSlice';

/** Reads dates that another tab has stored, which has checked them. */
let readDates = (json: unknown): RentalDates | null => {
  const { from, to } = Object(json) as Partial<RentalDates>;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
};

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
    // Most visitors have no stored dates. Without the chunk they are checked by the control.
    const rules = await import('@/domain/availability/storedDates').catch(() => undefined);
    if (rules) readDates = rules.readStoredDates;
  },
  parse: (json) => ({ state: { dates: readDates(json) }, dropped: 0 }),
  serialize: ({ dates }) => dates ?? undefined,
  merge: (base, mine, theirs) => (isSame(base, mine) ? theirs : mine),
};
