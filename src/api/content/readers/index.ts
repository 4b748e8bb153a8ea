export { loadAvailability, loadRentalTerms } from './loadAvailability';
export { loadAvailabilityOn } from './loadAvailability';
export { loadProduct } from './loadRecord';
export {
  loadProductContents,
  loadProductList,
  loadNeededProducts,
  loadProductStocks,
} from './loadProductList';
export { loadProject } from './loadRecord';
export { loadTopic, loadTopicPaths } from './loadRecord';
export type * as parsersModule from './parsers';
