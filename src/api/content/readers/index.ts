export { loadAvailability, loadRentalTerms } from './loadAvailability';
export { loadAvailabilityOn } from './loadAvailabilityOn';
export { loadProduct } from './loadProduct';
export {
  loadProductContents,
  loadProductList,
  loadNeededProducts,
  loadProductStocks,
} from './loadProductList';
export { loadProject } from './loadProject';
export { loadTopic, loadTopicPaths } from './loadTopic';
export type * as parsersModule from './parsers';
