export {
  datesChosen,
  datesCleared,
  rentalDatesEntry,
  rentalDatesSlice,
  selectBooked,
  selectRentalDates,
} from './rentalDatesSlice';
