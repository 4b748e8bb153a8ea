export { recentlyViewedEntry } from './recentlyViewedEntry';
export {
  recentlyViewedSlice,
  productViewed,
  recentReplaced,
  selectRecentIds,
} from './recentlyViewedSlice';
