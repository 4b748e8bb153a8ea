import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { HeartIcon } from './HeartIcon';
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

export interface FavoriteToggleProps {
  product: { id: string; name: string };
  /** The mark was taken off by a press. */
  onRemoved?: () => void;
}

/**
 * Marks a product or unmarks it; the mark is kept in this browser (public-site.md §4). The name says
 * what a press does, so there is no pressed state besides.
 */
export function FavoriteToggle({ product, onRemoved }: FavoriteToggleProps) {
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
      onClick={() => {
        dispatch(favoriteToggled(id));
        if (isFavorite) onRemoved?.();
      }}
    >
      <HeartIcon />
    </Heart>
  );
}
