export { CategoriesModal, type CategoriesModalProps } from './CategoriesModal';
