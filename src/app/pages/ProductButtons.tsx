import { useDispatch } from 'react-redux';
import type { CartItem } from '@/domain/cart/cart';
import type { ProductListItem } from '@/domain/product/productList';
import { itemsRestored } from '@/features/cart';
import { ProductActions } from '@/features/cart/view';
import { FavoriteToggle } from '@/features/favorites';
import { noticeShown } from '@/features/notices';

/** Buttons of a product: book, add to cart, favourite. A cart that was cleared to book it can be restored. */
export function ProductButtons({ product }: { product: ProductListItem }) {
  const dispatch = useDispatch();
  const handleCartCleared = (items: CartItem[]) => {
    const action = { label: 'Undo', dispatches: itemsRestored(items) };
    dispatch(noticeShown({ message: 'Your booking cart was cleared.', action }));
  };
  return (
    <>
      <ProductActions product={product} onCartCleared={handleCartCleared} />
      <FavoriteToggle product={product} />
    </>
  );
}
