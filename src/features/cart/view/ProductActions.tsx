import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { CartItem } from '@/domain/cart/cart';
import { bookingPath } from '@/domain/links/paths';
import type { ProductListItem } from '@/domain/product/productListItem';
import { Button } from '@/ui/form/Button';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { lazyModule, preloading } from '@/ui/lazy/lazyModule';
import {
  cartCleared,
  itemAdded,
  selectItems,
  selectQuantityOf,
  selectUniqueCount,
  type CartState,
} from '../cartSlice';

const importDialog = () => import('@/ui/feedback/ConfirmDialog');
const dialog = lazyModule(importDialog);
const ConfirmDialog = lazyComponent(importDialog);

interface ProductActionsProps {
  product: ProductListItem;
  /** Called with the previous items when the cart was cleared to book only this product. */
  onCartCleared: (items: CartItem[]) => void;
}

export function ProductActions({ product, onCartCleared }: ProductActionsProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<{ cart: CartState }>();
  const hasCart = useSelector(selectUniqueCount) > 0;
  const quantity = useSelector((state: { cart: CartState }) => selectQuantityOf(state, product.id));
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  const handleAdd = () => {
    dispatch(itemAdded(product));
    setIsDialogOpen(false);
  };
  const handleBook = () => {
    const items = selectItems(store.getState());
    setIsDialogOpen(false);
    void navigate(bookingPath([product.name]));
    if (items.length === 0) return;
    dispatch(cartCleared());
    onCartCleared(items);
  };
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        {...preloading(dialog)}
        onClick={() => setIsDialogOpen(true)}
      >
        Book Now
      </Button>
      {hasCart && (
        <Button variant="outlined" onClick={handleAdd}>
          {quantity > 0 ? `Add Another (x${quantity + 1})` : 'Add to Cart'}
        </Button>
      )}
      {isDialogOpen && (
        <ConfirmDialog
          title="Add to Booking Cart?"
          confirm={{ label: 'Yes, Add to Cart', onClick: handleAdd }}
          decline={{ label: 'No, Book Now', onClick: handleBook }}
          onClose={() => setIsDialogOpen(false)}
        >
          <p>
            Add <span translate="no">{product.name}</span> to your cart to book several items
            together, or book it on its own now.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
