import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { routes } from './routes';

const ignore = () => {};

function LiveMark({ onLive }: { onLive: () => void }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onLive, []);
  return null;
}

export interface AppRoutesProps {
  /** Called when the page on the screen has come to life, once. */
  onLive?: () => void;
}

/** The routes of the site inside the last-resort boundary. */
export function AppRoutes({ onLive = ignore }: AppRoutesProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key}>
      <Suspense fallback={null}>
        <Matched />
        <LiveMark onLive={onLive} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Matched() {
  return useRoutes(routes);
}
