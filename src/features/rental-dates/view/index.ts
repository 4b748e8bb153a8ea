export { ProductStatus } from './ProductStatus';
export { PublishedNote } from './PublishedNote';
export { RentalDates } from './RentalDates';
export { StoreDates } from './StoreDates';
export { useToday } from './useToday';
