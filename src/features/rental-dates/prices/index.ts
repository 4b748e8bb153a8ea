export { ProductPrice } from './ProductPrice';
export { useEstimateTerms } from './useEstimateTerms';
