import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { routes } from './routes';

/** The routes of the site inside the last-resort boundary. */
export function AppRoutes() {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Matched />
      </Suspense>
    </ErrorBoundary>
  );
}

function Matched() {
  return useRoutes(routes);
}
