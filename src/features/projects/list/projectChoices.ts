import { DEFAULT_PROJECT_CATEGORIES, isAllCategory, type Category } from '@/domain/category/category';

/** A choice of the category chips and of their menu. */
export interface ProjectChoice {
  /** The category's slug; '' for all. */
  value: string;
  label: string;
}

/** 'All Categories', then every active category (public-site.md §3, Project category). */
export function projectChoices(categories: readonly Category[]): ProjectChoice[] {
  const all = DEFAULT_PROJECT_CATEGORIES.filter(isAllCategory);
  const active = categories.filter((one) => one.isActive && !isAllCategory(one));
  return [
    ...all.map(({ name }) => ({ value: '', label: name })),
    ...active.map(({ name, slug }) => ({ value: slug, label: name })),
  ];
}
