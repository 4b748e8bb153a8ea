import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatProductCount } from '@/domain/text/formatNumber';
import { PATHS } from '@/domain/links/paths';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { CountBadge } from '@/ui/navigation/CountBadge';
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
}));

export function FavoritesLink() {
  const count = useSelector(selectFavoriteList).length;
  return (
    <Round
      to={PATHS.favorites}
      aria-label={count === 0 ? 'Favorites, none' : `Favorites, ${formatProductCount(count)}`}
    >
      <HeartIcon />
      <CountBadge count={count} />
    </Round>
  );
}
