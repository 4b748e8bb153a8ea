import { lazyPart } from '@/ui/lazy/lazyPart';

export { CartSkeleton, EmptyCart } from './CartStates';
export { CartView } from './CartView';
export { ProductActions } from './ProductActions';

/** Button of a row that adds its product to the cart. Loaded when products are shown as rows. */
export const AddToCart = lazyPart(() => import('./AddButton'));
