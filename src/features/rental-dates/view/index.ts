export { AvailableFilter } from './AvailableFilter';
export { ProductStatus } from './ProductStatus';
export { RentalDates } from './RentalDates';
export type { IsAvailable } from './useProductStatus';
