export { ProductStatus } from './ProductStatus';
export { PublishedNote } from './PublishedNote';
export { RentalDatesControl } from './RentalDatesControl';
export { StoreDates } from './StoreDates';
export { useToday } from './useToday';
