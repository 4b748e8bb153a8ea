export { AvailabilityRegion } from './AvailabilityRegion';
export { ItemStatus } from './ItemStatus';
export { ProductDates } from './ProductDates';
