export { products, products as default } from './resource';
