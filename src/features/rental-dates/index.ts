export { rentalDatesEntry } from './rentalDatesEntry';
export {
  datesChosen,
  datesCleared,
  rentalDatesSlice,
  selectBooked,
  selectRentalDates,
} from './rentalDatesSlice';
