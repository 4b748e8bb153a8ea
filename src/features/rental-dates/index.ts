export {
  datesChosen,
  datesCleared,
  rentalDatesEntry,
  rentalDatesSlice,
  selectRentalDates,
} from './rentalDatesSlice';
