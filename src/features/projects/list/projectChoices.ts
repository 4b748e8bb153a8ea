import { DEFAULT_PROJECT_CATEGORIES, isAllCategory } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';

/** Option of the category chips and their menu. */
export interface ProjectChoice {
  /** Slug of the category, '' for all. */
  value: string;
  label: string;
}

/** Returns 'All Categories', then every active category. */
export function projectChoices(categories: readonly Category[]): ProjectChoice[] {
  const all = DEFAULT_PROJECT_CATEGORIES.filter(isAllCategory);
  const active = categories.filter((one) => one.isActive && !isAllCategory(one));
  return [
    ...all.map(({ name }) => ({ value: '', label: name })),
    ...active.map(({ name, slug }) => ({ value: slug, label: name })),
  ];
}
