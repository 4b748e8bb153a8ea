import type { StoredEntry } from '@/api/storage/storedEntry';
import { dayAt } from '@/domain/availability/days';
import { parseRentalDates } from '@/domain/availability/rentalDates';
import type { RentalDatesState } from './rentalDatesSlice';

const isSame = (a: RentalDatesState, b: RentalDatesState): boolean =>
  a.dates?.from === b.dates?.from && a.dates?.to === b.dates?.to;

/**
 * Persisted under `rentalDates` as `{ from, to }`. Dates that are past or not valid are removed without a message: they
 * are chosen again within seconds.
 */
export const rentalDatesEntry: StoredEntry<RentalDatesState> = {
  key: 'rentalDates',
  version: 1,
  empty: { dates: null },
  parse: (json) => ({
    state: { dates: parseRentalDates(json, dayAt(Date.now())) ?? null },
    dropped: 0,
  }),
  serialize: ({ dates }) => dates ?? undefined,
  merge: (base, mine, theirs) => (isSame(base, mine) ? theirs : mine),
};
