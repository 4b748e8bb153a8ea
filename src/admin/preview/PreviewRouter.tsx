import { use, type ReactNode } from 'react';
import {
  Router,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';

const OUTSIDE = { outlet: null, matches: [], isDataRoute: false };

/**
 * Prefixes the URLs of its content with `/preview`, so that links and redirects of the public pages
 * stay in the preview. It is a nested router that uses the history of the outer one.
 */
export function PreviewRouter({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const { navigator } = use(NavigationContext);
  return (
    <LocationContext value={null as never}>
      <RouteContext value={OUTSIDE}>
        <Router
          basename={PATHS.preview}
          location={location}
          navigationType={type}
          navigator={navigator}
        >
          {children}
        </Router>
      </RouteContext>
    </LocationContext>
  );
}
