export { ProductStatus } from './ProductStatus';
export { RentalDates } from './RentalDates';
export { StoreDates } from './StoreDates';
export { useToday } from './useToday';
