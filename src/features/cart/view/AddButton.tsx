import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import type { ProductListItem } from '@/domain/product/productListItem';
import { IconButton, INNER_OUTLINE } from '@/ui/form/Button';
import { CountBadge } from '@/ui/navigation/CountBadge';
import { itemAdded, selectQuantityOf, type CartState } from '../cartSlice';

const Add = styled(IconButton)(({ theme }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars?.palette.primary.main } },
  ...INNER_OUTLINE,
}));

export default function AddButton({ product }: { product: ProductListItem }) {
  const dispatch = useDispatch();
  const { id, name } = product;
  const quantity = useSelector((state: { cart: CartState }) => selectQuantityOf(state, id));
  return (
    <Add
      aria-label={`Add ${name} to cart${quantity > 0 ? `, ${quantity} in cart` : ''}`}
      onClick={() => dispatch(itemAdded(product))}
    >
      <AddIcon fontSize="small" />
      <CountBadge count={quantity} />
    </Add>
  );
}
