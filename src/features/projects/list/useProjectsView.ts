import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useUrlView, type ViewControl } from '@/ui/list/useUrlView';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { projectsViewTarget, readProjectsView, type ProjectsView } from './projectsView';

/**
 * Returns the view of the URL. The prerendered page depends on the path, and so on the category,
 * but not on the query.
 */
function useViewOfUrl(): ProjectsView {
  const { category = '' } = useParams();
  const { search } = useLocation();
  const query = useIsHydrated(search !== '') ? search : '';
  return useMemo(() => readProjectsView(category, query), [category, query]);
}

/** Returns the URL of a view without unrelated parameters. */
function urlOf(view: ProjectsView): string {
  const { pathname, search } = projectsViewTarget(view);
  return pathname + search;
}

/** Manages the view of the projects in the URL. */
export function useProjectsView(): ViewControl<ProjectsView> {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useUrlView({
    view: useViewOfUrl(),
    urlOf,
    write: (view, options) => void navigate(projectsViewTarget(view, search), options),
  });
}
