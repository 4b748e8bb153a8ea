export { CategoriesModal, type CategoriesModalProps } from './CategoriesModal';
export { useCategoriesModal } from './useCategoriesModal';
