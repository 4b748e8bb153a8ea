import LocalMallOutlinedIcon from '@mui/icons-material/LocalMallOutlined';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { formatCount } from '@/domain/text/formatNumber';
import { selectUniqueCount } from '@/features/cart';
import { RADII } from '@/theme/tokens';
import { CountBadge } from '@/ui/navigation/CountBadge';

const Cart = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: RADII.pill,
  '& > span': { top: 2, right: 0 },
  '&:hover': { color: theme.vars?.palette.primary.main },
}));

/** Link to the cart with the number of distinct items. */
export function CartLink() {
  const count = useSelector(selectUniqueCount);
  return (
    <Cart
      to={PATHS.cart}
      aria-label={
        count === 0 ? 'Booking cart, empty' : `Booking cart, ${formatCount(count, 'item')}`
      }
    >
      <LocalMallOutlinedIcon />
      <CountBadge count={count} />
    </Cart>
  );
}
