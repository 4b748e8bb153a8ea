export { useEstimateTerms } from './useEstimateTerms';
export { useListedStatus } from '../view/useProductStatus';
