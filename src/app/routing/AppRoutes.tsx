import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';
import { LoadingPage } from '../LoadingPage';
import { routes } from './routes';

export interface AppRoutesProps {
  /** Called when the page on the screen has come to life, once. */
  onLive?: () => void;
}

function LiveMark({ onLive }: AppRoutesProps) {
  useEffect(() => onLive?.(), [onLive]);
  return null;
}

/** The routes of the site inside the last-resort boundary. */
export function AppRoutes({ onLive }: AppRoutesProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key}>
      <Suspense fallback={<LoadingPage />}>
        <Matched />
        <LiveMark onLive={onLive} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Matched() {
  return useRoutes(routes);
}
