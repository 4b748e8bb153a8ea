export { ProductStatus } from './ProductStatus';
export { AvailableFilter, RentalDates } from './RentalDates';
