import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/ui/schedule';

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
export function Offline() {
  const [Support, setSupport] = useState<ComponentType>();
  useEffect(() => {
    const load = () => loadSupport((Loaded) => setSupport(() => Loaded));
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
  }, []);
  return Support && <Support />;
}
