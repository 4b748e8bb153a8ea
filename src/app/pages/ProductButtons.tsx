import { useDispatch } from 'react-redux';
import type { CartItem } from '@/domain/cart/cart';
import type { ProductListItem } from '@/domain/product/productListItem';
import { itemsRestored } from '@/features/cart';
import { ProductActions } from '@/features/cart/view';
import { FavoriteToggle } from '@/features/favorites';
import { noticeShown } from '@/features/notices';
import { HEIGHTS } from '@/theme/tokens';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { ProductShareProps } from './sharing/ShareButtons';

const ProductShare = lazyComponent<ProductShareProps>(
  () => import('./sharing/ShareButtons').then(({ ProductShare: Part }) => ({ default: Part })),
  { isOptional: true, isNear: true },
);

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
      <div style={{ width: '100%', minHeight: HEIGHTS.touch }}>
        <ProductShare product={product} />
      </div>
    </>
  );
}
