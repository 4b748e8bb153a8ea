import type { StoredEntry } from '@/api/storage/storedEntry';
import type { RentalDates } from '@/domain/availability/day';
import type { RentalDatesState } from './rentalDatesSlice';

/** Persisted under `rentalDates` as `{ from, to }`. Only texts are checked here: the control removes dates that are not valid. */
export const rentalDatesEntry: StoredEntry<RentalDatesState> = {
  key: 'rentalDates',
  version: 1,
  empty: { dates: null },
  parse(json) {
    const { from, to } = Object(json) as Partial<RentalDates>;
    const isText = typeof from === 'string' && typeof to === 'string';
    return { state: { dates: isText ? { from, to } : null }, dropped: 0 };
  },
  serialize: ({ dates }) => dates ?? undefined,
  merge: (base, mine, theirs) => (mine.dates === base.dates ? theirs : mine),
};
