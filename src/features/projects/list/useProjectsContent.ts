import { useProjectCategoriesQuery } from '@/api/content/categories';
import { useProjectsFirstPage, type ProjectsFirstPage } from '@/api/content/projectsFirstPage';
import { useProjectIndexQuery } from '@/api/content/projects';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import {
  DEFAULT_PROJECT_CATEGORIES,
  FALLBACK_PROJECT_CATEGORIES,
  type Category,
} from '@/domain/category/category';
import type { ProjectSummary } from '@/domain/project/project';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';

/** What the list of projects is made of. */
export interface ProjectsContent {
  /** Undefined until it is there. */
  projects: ProjectSummary[] | undefined;
  /** What the page of a large list came with, until the projects are there. */
  opening: ProjectsFirstPage | undefined;
  /** Those of the file, or the specification's while and where it can't be had (§3). */
  categories: readonly Category[];
  isError: boolean;
  /** Asks for all of it again. */
  retry: () => void;
}

/**
 * Reads the project index and the categories. A failure of the prerenderer is none of the visitor's:
 * the page comes up loading and asks again.
 * @param category as the path gives it, '' for all
 */
export function useProjectsContent(category: string): ProjectsContent {
  const index = useOwnFailure(useProjectIndexQuery());
  const opening = useProjectsFirstPage(category);
  const categories = useProjectCategoriesQuery();
  const isHydrated = useIsHydrated();
  const substitutes = categories.isError ? FALLBACK_PROJECT_CATEGORIES : DEFAULT_PROJECT_CATEGORIES;
  return {
    projects: index.data,
    opening: index.data ? undefined : opening,
    categories: categories.data ?? substitutes,
    isError: isHydrated && index.isError,
    retry() {
      void index.refetch();
      if (categories.isError) void categories.refetch();
    },
  };
}
