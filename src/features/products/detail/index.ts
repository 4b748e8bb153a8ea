export { ProductFacts } from './ProductFacts';
export { ProductLists } from './ProductLists';
export { ProductFailure, ProductSkeleton } from './ProductStates';
