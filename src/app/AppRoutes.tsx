import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { routes } from './routes';

/** The routes of the site inside the last-resort boundary. */
export function AppRoutes() {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key}>
      <Suspense fallback={null}>
        <Matched />
      </Suspense>
    </ErrorBoundary>
  );
}

function Matched() {
  return useRoutes(routes);
}
