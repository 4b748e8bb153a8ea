export { CartSkeleton, EmptyCart } from './CartStates';
export { CartView } from './CartView';
export { ProductActions } from './ProductActions';
