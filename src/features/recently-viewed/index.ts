export {
  RECENT_PRODUCTS,
  recentlyViewedEntry,
  recentlyViewedSlice,
  productViewed,
  recentReplaced,
  selectRecentIds,
} from './recentlyViewedSlice';
