export {
  favoritesEntry,
  favoritesSlice,
  favoriteToggled,
  favoritesReplaced,
  favoritesRestored,
  selectFavoriteIds,
  selectFavoriteList,
  selectIsFavoritesLoaded,
} from './favoritesSlice';
export { FavoritesLink } from './FavoriteToggle';
export { FavoriteToggle } from './FavoriteToggle';
