export { AvailabilityRegion, ProductDates } from './ProductDates';
export { ItemStatus } from './ItemStatus';
