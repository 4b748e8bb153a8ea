import { lazyComponent } from '@/ui/lazy/lazyComponent';

export { CartSkeleton, CartView, EmptyCart } from './CartView';
export { ProductActions } from './ProductActions';

export const AddToCart = lazyComponent(() => import('./AddButton'), {
  isOptional: true,
  isNear: true,
});
