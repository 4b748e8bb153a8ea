export { favoritesEntry } from './favoritesEntry';
export {
  favoritesSlice,
  favoriteToggled,
  favoritesReplaced,
  favoritesRestored,
  selectFavoriteIds,
  selectFavoriteList,
  selectIsFavoritesLoaded,
} from './favoritesSlice';
export { FavoritesLink } from './FavoritesLink';
export { FavoriteToggle } from './FavoriteToggle';
