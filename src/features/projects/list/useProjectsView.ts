import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { useUrlView, type ViewControl } from '@/ui/list/useUrlView';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';
import { projectsViewTarget, readProjectsView, type ProjectsView } from './projectsView';

/** The view the URL asks for; the prerendered page knows the path alone, and so the category. */
function useViewOfUrl(): ProjectsView {
  const { category = '' } = useParams();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const query = isHydrated ? search : '';
  return useMemo(() => readProjectsView(category, query), [category, query]);
}

function addressOf(view: ProjectsView): string {
  const { pathname, search } = projectsViewTarget(view);
  return pathname + search;
}

/** The view of the projects, kept in the URL (public-site.md §2, Projects). */
export function useProjectsView(): ViewControl<ProjectsView> {
  const { key, search, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();
  return useUrlView({
    view: useViewOfUrl(),
    key,
    state: state as unknown,
    isPop,
    addressOf,
    write: (view, options) => void navigate(projectsViewTarget(view, search), options),
  });
}
