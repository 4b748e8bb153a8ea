import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import {
  useProjectCategoriesQuery,
  useProjectIndexQuery,
  useProjectsFirstPageQuery,
} from '@/api/content/contentApi';
import type { ProjectsFirstPage } from '@/api/content/loadFirstPage';
import {
  DEFAULT_PROJECT_CATEGORIES,
  FALLBACK_PROJECT_CATEGORIES,
} from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { ProjectSummary } from '@/domain/project/schema';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import {
  PROJECT_PAGE_SIZE,
  resolveProjectCategory,
  listProjects,
  prepareProjects,
} from '@/domain/project/listProjects';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { useQueryView, type ViewControl } from '@/ui/list/useUrlView';
import { projectsViewTarget, readProjectsView, type ProjectsView } from './projectsView';

interface ProjectsContent {
  projects: ProjectSummary[] | undefined;
  /** First page of a large list from the data of the page, until the projects are loaded. */
  firstPage: ProjectsFirstPage | undefined;
  /** Categories of the file, or default ones while it is loading or could not be loaded. */
  categories: readonly Category[];
  isError: boolean;
  retry: () => void;
}

/** Errors of the prerenderer are not shown: the page starts with its loading state and requests again. */
export function useProjectsContent(category: string): ProjectsContent {
  const index = useOwnFailure(useProjectIndexQuery());
  const firstPage = useProjectsFirstPageQuery(category).currentData;
  const categories = useProjectCategoriesQuery();
  const isError = useIsHydrated(index.isError);
  // The error stays while the file is requested again, unlike `isError`, and so do the categories that are offered.
  const defaults = categories.error ? FALLBACK_PROJECT_CATEGORIES : DEFAULT_PROJECT_CATEGORIES;
  return {
    projects: index.data,
    firstPage: index.data ? undefined : (firstPage ?? undefined),
    categories: categories.data ?? defaults,
    isError,
    retry() {
      void index.refetch();
      if (categories.isError) void categories.refetch();
    },
  };
}

/** The category is part of the path. */
export function useProjectsView(): ViewControl<ProjectsView> {
  const { category = '' } = useParams();
  const read = useCallback((query: string) => readProjectsView(category, query), [category]);
  return useQueryView(read, projectsViewTarget);
}

export interface ProjectsListing {
  view: ProjectsView;
  projects: ProjectSummary[];
  total: number;
  page: number;
  pages: number;
}

/** Returns the projects of a view, 6 per page. A page out of range is clamped. */
export function useProjectsListing(
  projects: readonly ProjectSummary[],
  categories: readonly Category[],
  view: ProjectsView,
): ProjectsListing {
  const { search, category, page } = view;
  const prepared = useMemo(() => prepareProjects(projects, categories), [projects, categories]);
  const found = useMemo(
    () =>
      listProjects(prepared, { search, category: resolveProjectCategory(categories, category) }),
    [prepared, categories, search, category],
  );
  return useMemo(
    () => ({
      view: { search, category, page },
      projects: pageSlice(found, page, PROJECT_PAGE_SIZE),
      total: found.length,
      page: clampPage(page, found.length, PROJECT_PAGE_SIZE),
      pages: pageCount(found.length, PROJECT_PAGE_SIZE),
    }),
    [found, search, category, page],
  );
}

/** Returns the first page of a large list from the prerendered HTML. Undefined for any other view. */
export function projectsFirstPageListing(
  firstPage: ProjectsFirstPage | undefined,
  view: ProjectsView,
): ProjectsListing | undefined {
  if (!firstPage || view.search.trim() !== '' || view.page !== 1) return undefined;
  const { projects, total } = firstPage;
  return { view, projects, total, page: 1, pages: pageCount(total, PROJECT_PAGE_SIZE) };
}
