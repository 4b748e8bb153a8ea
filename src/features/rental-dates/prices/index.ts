export { ProductPrice } from './ProductPrice';
