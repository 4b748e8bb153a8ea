export { ProductPrice } from './ProductPrice';
export { useCharge } from './useCharge';
