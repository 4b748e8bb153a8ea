import { Suspense } from 'react';
import type { ProductListItem } from '@/domain/product/productList';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

/** Loaded when products are shown as rows. */
const AddButton = lazyComponent(() => import('./AddButton'));

/** Button of a row that adds its product to the cart. */
export function AddToCart({ product }: { product: ProductListItem }) {
  return (
    <Suspense fallback={null}>
      <AddButton product={product} />
    </Suspense>
  );
}
