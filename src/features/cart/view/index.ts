import { lazyComponent } from '@/ui/lazy/lazyComponent';

export { CartSkeleton, EmptyCart } from './CartStates';
export { CartView } from './CartView';
export { ProductActions } from './ProductActions';

/** Button of a row that adds its product to the cart. Loaded when products are shown as rows. */
export const AddToCart = lazyComponent(() => import('./AddButton'));
