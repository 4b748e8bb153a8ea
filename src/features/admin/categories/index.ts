export { CategoryManager, type CategoryManagerProps } from './CategoryManager';
