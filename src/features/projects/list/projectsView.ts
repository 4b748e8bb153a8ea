import { SHORT_TEXT_MAX } from '@/domain/text/limits';
import { pageParam } from '@/domain/listing/paging';
import { categoryPath, PATHS } from '@/domain/links/paths';
import type { SearchableView } from '@/ui/list/useUrlView';
import { withQueryParams } from '@/ui/navigation/withQueryParams';

/** What a visitor sees of the projects: the part of its state that stands in the URL. */
export interface ProjectsView extends SearchableView {
  /** A slug or a name, as the path gives it; all when empty. */
  category: string;
}

/** Reads the view from the path's category and the query; what is malformed counts as not given. */
export function readProjectsView(category: string, query: string): ProjectsView {
  const params = new URLSearchParams(query);
  return {
    category: category.trim().slice(0, SHORT_TEXT_MAX),
    search: (params.get('q') ?? '').slice(0, SHORT_TEXT_MAX),
    page: pageParam(params.get('page')),
  };
}

/**
 * Where a view stands: `/projects` or `/projects/category/<slug>`, search and page in the query.
 * Parameters of others in the present query are kept.
 */
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

/** Whether anything is searched or chosen. */
export function isProjectsFiltered({ search, category }: ProjectsView): boolean {
  return search.trim() !== '' || category !== '';
}
