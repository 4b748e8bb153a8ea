export { AvailabilityRegion } from './ProductDates';
export { ItemStatus } from './ItemStatus';
export { ProductDates } from './ProductDates';
