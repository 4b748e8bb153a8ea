import { DEFAULT_PROJECT_CATEGORIES, isAllCategory } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { categoryPath, PATHS } from '@/domain/links/paths';
import { pageParam } from '@/domain/listing/paging';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import type { SearchableView } from '@/ui/list/useUrlView';
import { withQueryParams } from '@/ui/navigation/withQueryParams';

export interface ProjectsView extends SearchableView {
  /** Slug or name of a category as in the path, '' for all. */
  category: string;
}

/** Parses the view from the category in the path and the query. Malformed values are ignored. */
export function readProjectsView(category: string, query: string): ProjectsView {
  const params = new URLSearchParams(query);
  return {
    category: category.trim().slice(0, SHORT_TEXT_MAX),
    search: (params.get('q') ?? '').slice(0, SHORT_TEXT_MAX),
    page: pageParam(params.get('page')),
  };
}

/** Returns the path with search and page in the query. Unrelated parameters of the `present` query are kept. */
export function projectsViewTarget(
  { category, search, page }: ProjectsView,
  present = '',
): { pathname: string; search: string } {
  const entries = { q: search, page: page > 1 ? String(page) : '' };
  return {
    pathname: category === '' ? PATHS.projects : categoryPath({ slug: category }),
    search: withQueryParams(present, entries),
  };
}

export function isProjectsFiltered({ search, category }: ProjectsView): boolean {
  return search.trim() !== '' || category !== '';
}

export interface ProjectChoice {
  /** Slug of the category, '' for all. */
  value: string;
  label: string;
}

export function projectChoices(categories: readonly Category[]): ProjectChoice[] {
  const all = DEFAULT_PROJECT_CATEGORIES.filter(isAllCategory);
  const active = categories.filter((one) => one.isActive && !isAllCategory(one));
  return [
    ...all.map(({ name }) => ({ value: '', label: name })),
    ...active.map(({ name, slug }) => ({ value: slug, label: name })),
  ];
}
