import { useMemo } from 'react';
import type { ProjectsFirstPage } from '@/api/content/loadFirstPage';
import type { Category } from '@/domain/category/schema';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import type { ProjectSummary } from '@/domain/project/schema';
import {
  PROJECT_PAGE_SIZE,
  resolveProjectCategory,
  listProjects,
  prepareProjects,
} from '@/domain/project/listing';
import type { ProjectsView } from './projectsView';

/** One page of results. */
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

/**
 * Returns the first page of a large list from the prerendered HTML. Undefined for any other view.
 */
export function projectsFirstPageListing(
  firstPage: ProjectsFirstPage | undefined,
  view: ProjectsView,
): ProjectsListing | undefined {
  if (!firstPage || view.search.trim() !== '' || view.page !== 1) return undefined;
  const { projects, total } = firstPage;
  return { view, projects, total, page: 1, pages: pageCount(total, PROJECT_PAGE_SIZE) };
}
