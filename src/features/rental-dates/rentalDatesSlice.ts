import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RentalDates } from '@/domain/availability/day';
import type { StoredEntry } from '@/api/storage/persistSlice';

// See docs/behaviour/rental-dates.md.

export interface RentalDatesState {
  /** Null until they are chosen and valid. */
  dates: RentalDates | null;
}

const initialState: RentalDatesState = { dates: null };

export const rentalDatesSlice = createSlice({
  name: 'rentalDates',
  initialState,
  reducers: {
    datesChosen(state, { payload }: PayloadAction<RentalDates>) {
      state.dates = payload;
    },
    datesCleared(state) {
      state.dates = null;
    },
  },
  selectors: { selectRentalDates: (state) => state.dates },
});

export const { datesChosen, datesCleared } = rentalDatesSlice.actions;
export const { selectRentalDates } = rentalDatesSlice.selectors;

/** Persisted under `rentalDates` as `{ from, to }`. Only texts are checked here: the control removes dates that are not valid. */
export const rentalDatesEntry: StoredEntry<RentalDatesState> = {
  key: 'rentalDates',
  empty: { dates: null },
  parse(json) {
    const { from, to } = Object(json) as Partial<RentalDates>;
    const isText = typeof from === 'string' && typeof to === 'string';
    return isText ? { dates: { from, to } } : undefined;
  },
  serialize: ({ dates }) => dates ?? undefined,
  join: (stored, now) => (now.dates ? now : stored),
};
