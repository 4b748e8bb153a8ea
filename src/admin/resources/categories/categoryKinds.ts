import { FILES } from '@/domain/content/files';
import { ID_PREFIXES } from '@/domain/text/limits';

export type CategoryKind = 'product' | 'project';

/** Differences between the two kinds of categories. */
export const CATEGORY_KINDS = {
  product: {
    collection: 'productCategories',
    idPrefix: ID_PREFIXES.productCategory,
    file: FILES.productCategories,
    titles: { create: 'Manage Categories', edit: 'Manage Categories', view: 'Manage Categories' },
    deleteText:
      'Are you sure you want to delete this category? Products in this category will be moved to "Uncategorized". This action cannot be undone.',
    deleteFailed: 'Failed to delete category',
    loadFailed: 'Failed to load categories. Please try refreshing the page.',
  },
  project: {
    collection: 'projectCategories',
    idPrefix: ID_PREFIXES.projectCategory,
    file: FILES.projectCategories,
    titles: {
      create: 'Create New Category',
      edit: 'Edit Category',
      view: 'View All Categories',
    },
    deleteText: 'Are you sure you want to delete this category? This action cannot be undone.',
    deleteFailed: 'Failed to delete category. Please try again.',
    loadFailed: 'Failed to load categories. Please try again.',
  },
} as const;

export const CATEGORY_TEXTS = {
  readOnly: 'Categories are read-only in production. Changes require a new deployment.',
  nameMissing: 'Category name is required',
  nothingDone: 'Operation failed',
  saveFailed: 'Failed to save category. Please try again.',
  created: 'Category created successfully!',
  updated: 'Category updated successfully!',
  deleted: 'Category deleted successfully!',
} as const;
