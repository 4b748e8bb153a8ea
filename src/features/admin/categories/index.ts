export { CategoriesModal, type CategoriesModalProps } from './CategoriesModal';
export { hasKeptCategory } from './keptCategory';
