export { favoritesEntry } from './favoritesEntry';
export {
  favoritesSlice,
  favoriteToggled,
  favoritesReplaced,
  favoritesRestored,
  selectFavoriteIds,
  selectFavoriteList,
  selectIsFavorite,
  selectIsFavoritesLoaded,
} from './favoritesSlice';
export { FavoritesLink } from './FavoritesLink';
export { EmptyFavorites, FavoritesFailure, UnavailableFavorites } from './FavoritesStates';
export { FavoriteToggle } from './FavoriteToggle';
