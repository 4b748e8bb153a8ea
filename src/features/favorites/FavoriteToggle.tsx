import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { formatProductCount } from '@/domain/text/formatNumber';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { INNER_OUTLINE } from '@/ui/form/Button';
import { CountBadge } from '@/ui/navigation/CountBadge';
import {
  favoriteToggled,
  selectIsFavorite,
  type FavoritesState,
  selectFavoriteList,
} from './favoritesSlice';

/** Heart icon. The caller sets fill and stroke. */
function HeartIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20.4 4.6 13a4.9 4.9 0 0 1 6.9-6.9l.5.5.5-.5a4.9 4.9 0 0 1 6.9 6.9z" />
    </svg>
  );
}

const Heart = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: HEIGHTS.touch,
  height: HEIGHTS.touch,
  borderRadius: RADII.pill,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
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
  ...INNER_OUTLINE,
}));

interface FavoriteToggleProps {
  product: { id: string; name: string };
  onRemoved?: () => void;
}

/** Its name states the action, so it has no `aria-pressed` state. */
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

const Round = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: HEIGHTS.touch,
  height: HEIGHTS.touch,
  border: `1px solid ${theme.vars?.palette.edge}`,
  borderRadius: RADII.pill,
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' },
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
}));

export function FavoritesLink() {
  const count = useSelector(selectFavoriteList).length;
  return (
    <Round
      to={PATHS.favorites}
      data-prefetch={count === 0 ? 'off' : undefined}
      aria-label={count === 0 ? 'Favorites, none' : `Favorites, ${formatProductCount(count)}`}
    >
      <HeartIcon />
      <CountBadge count={count} />
    </Round>
  );
}
