export { rentalDatesEntry } from './rentalDatesEntry';
export { datesChosen, datesCleared, rentalDatesSlice, selectRentalDates } from './rentalDatesSlice';
