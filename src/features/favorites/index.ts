export { favoritesEntry } from './favoritesEntry';
export {
  favoritesSlice,
  favoriteToggled,
  favoritesReplaced,
  selectFavoriteIds,
  selectIsFavorite,
} from './favoritesSlice';
export { FavoriteToggle } from './FavoriteToggle';
