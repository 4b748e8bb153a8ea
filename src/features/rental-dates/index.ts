export { AvailableFilter } from './AvailableFilter';
export { ProductStatus } from './ProductStatus';
export { RentalDates } from './RentalDates';
export { rentalDatesEntry } from './rentalDatesEntry';
export { datesChosen, datesCleared, rentalDatesSlice, selectRentalDates } from './rentalDatesSlice';
export { useAvailableFilter } from './useProductStatus';
