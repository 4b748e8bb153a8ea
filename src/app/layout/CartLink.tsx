import LocalMallOutlinedIcon from '@mui/icons-material/LocalMallOutlined';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { formatCount } from '@/domain/text/formatNumber';
import { selectUniqueCount } from '@/features/cart';
import { RADII } from '@/theme/tokens';

const Cart = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: RADII.pill,
  '&:hover': { color: theme.vars?.palette.primary.main },
}));

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: 20,
  padding: '0 5px',
  borderRadius: RADII.pill,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  backgroundColor: theme.vars?.palette.accentFill,
  color: theme.vars?.palette.onAccent,
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
      {count > 0 && <Count aria-hidden="true">{count}</Count>}
    </Cart>
  );
}
