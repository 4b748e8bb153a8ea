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
export { FavoritesLink, FavoriteToggle } from './FavoriteToggle';
