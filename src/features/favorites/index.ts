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
export { FavoritesLink } from './FavoritesLink';
export { FavoriteToggle } from './FavoriteToggle';
