export { recentlyViewedEntry } from './recentlyViewedEntry';
export {
  RECENT_PRODUCTS,
  recentlyViewedSlice,
  productViewed,
  recentReplaced,
  selectRecentIds,
} from './recentlyViewedSlice';
