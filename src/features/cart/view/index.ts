import { lazyComponent } from '@/ui/lazy/lazyComponent';

export { CartSkeleton, EmptyCart } from './CartStates';
export { CartView } from './CartView';
export { ProductActions } from './ProductActions';

/** Button of a card that adds its product to the cart. Loaded when the card is near the viewport. */
export const AddToCart = lazyComponent(() => import('./AddButton'), {
  isOptional: true,
  isNear: true,
});
