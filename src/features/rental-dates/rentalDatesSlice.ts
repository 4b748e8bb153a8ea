import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RentalDates } from '@/domain/availability/days';

// See docs/behaviour/rental-dates.md.

/** The days for which the visitor wants to rent equipment. */
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
    datesCleared: () => initialState,
  },
  selectors: { selectRentalDates: (state) => state.dates },
});

export const { datesChosen, datesCleared } = rentalDatesSlice.actions;
export const { selectRentalDates } = rentalDatesSlice.selectors;
