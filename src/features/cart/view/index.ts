export { AddToCart } from './AddToCart';
export { CartSkeleton, EmptyCart } from './CartStates';
export { CartView } from './CartView';
export { ProductActions } from './ProductActions';
