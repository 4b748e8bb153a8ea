export { ProductFacts } from './ProductFacts';
export { ProductLists } from './ProductFacts';
export { ProductFailure, ProductSkeleton } from './ProductStates';
