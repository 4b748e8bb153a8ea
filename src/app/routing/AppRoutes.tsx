import { Suspense, useLayoutEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { Offline } from './Offline';
import { routes } from './routes';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';

/** A page of which nothing has loaded yet. */
function LoadingPage() {
  return (
    <main>
      <LoadingHeading />
    </main>
  );
}

interface AppRoutesProps {
  /** Called once after the first page has been hydrated or rendered. */
  onHydrated?: () => void;
}

function HydrationEffect({ onHydrated }: AppRoutesProps) {
  // A layout effect leaves no time in which React handles a click that is still recorded.
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
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
        <Offline />
      </Suspense>
    </ErrorBoundary>
  );
}

function Matched() {
  return useRoutes(routes);
}
