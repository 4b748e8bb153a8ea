export { EmptyFavorites, FavoritesFailure, UnavailableFavorites } from './FavoritesStates';
