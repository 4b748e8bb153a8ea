import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatProductCount } from '@/domain/text/formatNumber';
import { PATHS } from '@/domain/links/paths';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { selectFavoriteList } from './favoritesSlice';
import { HeartIcon } from './FavoriteToggle';

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
  '& span': {
    position: 'absolute',
    top: -4,
    right: -4,
    minWidth: 20,
    padding: '0 5px',
    borderRadius: RADII.pill,
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: '20px',
    textAlign: 'center',
    backgroundColor: theme.vars?.palette.accentFill,
    color: theme.vars?.palette.onAccent,
  },
}));

/** Link to the favourites page with the number of favourites. */
export function FavoritesLink() {
  const count = useSelector(selectFavoriteList).length;
  return (
    <Round
      to={PATHS.favorites}
      aria-label={count === 0 ? 'Favorites, none' : `Favorites, ${formatProductCount(count)}`}
    >
      <HeartIcon />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </Round>
  );
}
