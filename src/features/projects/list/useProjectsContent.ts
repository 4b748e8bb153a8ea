import {
  useProjectCategoriesQuery,
  useProjectIndexQuery,
  useProjectsFirstPageQuery,
} from '@/api/content/contentApi';
import type { ProjectsFirstPage } from '@/api/content/loadFirstPage';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import {
  DEFAULT_PROJECT_CATEGORIES,
  FALLBACK_PROJECT_CATEGORIES,
} from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { ProjectSummary } from '@/domain/project/schema';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';

/** Data of the list of projects. */
interface ProjectsContent {
  /** Undefined until they are loaded. */
  projects: ProjectSummary[] | undefined;
  /** First page of a large list from the data of the page, until the projects are loaded. */
  firstPage: ProjectsFirstPage | undefined;
  /** Categories of the file, or default ones while it is loading or could not be loaded. */
  categories: readonly Category[];
  isError: boolean;
  /** Requests all data again. */
  retry: () => void;
}

/**
 * Loads the project index and the categories. An error of the prerenderer is not shown: the page
 * starts with its loading state and requests the data again.
 * @param category as in the path, '' for all
 */
export function useProjectsContent(category: string): ProjectsContent {
  const index = useOwnFailure(useProjectIndexQuery());
  const firstPage = useProjectsFirstPageQuery(category).currentData;
  const categories = useProjectCategoriesQuery();
  const isError = useIsHydrated(index.isError);
  const defaults = categories.isError ? FALLBACK_PROJECT_CATEGORIES : DEFAULT_PROJECT_CATEGORIES;
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
