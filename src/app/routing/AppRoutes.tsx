import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { LoadingPage } from '../layout/LoadingPage';
import { routes } from './routes';

interface AppRoutesProps {
  /** Called once after the first page has been hydrated or rendered. */
  onHydrated?: () => void;
}

function HydrationEffect({ onHydrated }: AppRoutesProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/** Routes of the site inside the error boundary. */
export function AppRoutes({ onHydrated }: AppRoutesProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key}>
      <Suspense fallback={<LoadingPage />}>
        <Matched />
        <HydrationEffect onHydrated={onHydrated} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Matched() {
  return useRoutes(routes);
}
