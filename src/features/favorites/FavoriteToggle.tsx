import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { favoriteToggled, selectIsFavorite, type FavoritesState } from './favoritesSlice';

const Heart = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: HEIGHTS.touch,
  height: HEIGHTS.touch,
  padding: 0,
  borderRadius: RADII.pill,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  cursor: 'pointer',
  '& path': {
    fill: 'transparent',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
  },
  '& svg': { transition: `transform ${MOTION.quick}ms ${MOTION.ease}` },
  '&[data-on]': { color: theme.vars?.palette.primary.main },
  '&[data-on] path': { fill: theme.vars?.palette.accentFill },
  '&:active svg': { transform: 'scale(0.86)' },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars?.palette.primary.main } },
}));

/**
 * Marks a product or unmarks it; the mark is kept in this browser (public-site.md §4). The name says
 * what a press does, so there is no pressed state besides.
 */
export function FavoriteToggle({ product }: { product: { id: string; name: string } }) {
  const dispatch = useDispatch();
  const { id, name } = product;
  const isFavorite = useSelector((state: { favorites: FavoritesState }) =>
    selectIsFavorite(state, id),
  );
  return (
    <Heart
      type="button"
      aria-label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      data-on={isFavorite ? '' : undefined}
      onClick={() => dispatch(favoriteToggled(id))}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.4 4.6 13a4.9 4.9 0 0 1 6.9-6.9l.5.5.5-.5a4.9 4.9 0 0 1 6.9 6.9z" />
      </svg>
    </Heart>
  );
}
