export { ProductCard, ProductCardSkeleton } from './ProductCard';
export { ResultsArea, StoreResults, StoreSkeleton } from './StoreResults';
export { StoreToolbar, type StoreMenu } from './StoreToolbar';
export { categoryChoices, resolveCategory, storeCategories } from './storeCategories';
export { DEFAULT_STORE_VIEW, type StoreView } from './storeView';
export { useStoreContent } from './useStoreContent';
export { firstPageListing, useStoreListing } from './useStoreListing';
export { LAYOUT_KEY, LAYOUT_PARAM, useStoreLayout } from './StoreResults';
export { useStoreView, type StoreViewControl } from './storeView';
