export { CategoriesButton } from './CategoriesButton';
export { CategoriesModal } from './CategoriesModal';
