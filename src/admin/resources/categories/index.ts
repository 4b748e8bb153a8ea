export { CategoriesButton } from './CategoriesButton';
