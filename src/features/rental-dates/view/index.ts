export { ProductStatus } from './ProductStatus';
export { PublishedNote } from './PublishedNote';
export { RentalDatesControl, StoreDates } from './RentalDatesControl';
export { useCompanyDay } from './useCompanyDay';
export { useListedStatus } from './useProductStatus';
