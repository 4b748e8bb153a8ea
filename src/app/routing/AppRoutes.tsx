import { Suspense, useLayoutEffect, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { whenIdle } from '@/ui/schedule';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { routes } from './routes';

function loadSupport(show: (Support: ComponentType) => void): void {
  whenIdle(
    () =>
      void import('../offline/OfflineSupport').then(
        (module) => show(module.default),
        // The site works without it.
        () => undefined,
      ),
  );
}

/** Loads what the site does without a connection, after the page when the browser is idle. */
function Offline() {
  const [Support, setSupport] = useState<ComponentType>();
  useEffect(() => {
    const load = () => loadSupport((Loaded) => setSupport(() => Loaded));
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
  }, []);
  return Support && <Support />;
}

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
