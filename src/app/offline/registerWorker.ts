import { trustedServiceWorker } from '@/api/workers/trustedWorker';
import { isUnder, PATHS } from '@/domain/links/paths';
import { clickedLink } from '@/ui/links/clickedLink';
import { isSavingData } from '@/ui/media/dataSaving';

/** Reports the files of this site that were loaded without the worker, including those loaded later. */
function observeFiles(onLoad: (files: string[]) => void): void {
  const isOwn = (entry: PerformanceEntry) =>
    entry instanceof PerformanceResourceTiming &&
    entry.workerStart === 0 &&
    entry.name.startsWith(`${window.location.origin}/`);
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().filter(isOwn);
    if (files.length > 0) onLoad([...new Set(files.map(({ name }) => name))]);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The document as it was opened, whatever page is shown since. */
const openedPage = () =>
  performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

/** Makes links load the document of a new build that is stored: in this one, earlier pages would follow. */
function followNewBuild(container: ServiceWorkerContainer): void {
  let isOutdated = false;
  container.addEventListener('message', ({ data }: MessageEvent<{ newBuild?: unknown } | null>) => {
    const own = document.documentElement.dataset['build'];
    if (typeof data?.newBuild === 'string') isOutdated = data.newBuild !== own;
  });
  const handleClick = (event: MouseEvent) => {
    const link = isOutdated ? clickedLink(event) : null;
    const { pathname } = window.location;
    if (!link || link.pathname === pathname || isUnder(pathname, PATHS.admin)) return;
    // The browser follows the link, not the router.
    event.stopPropagation();
  };
  window.addEventListener('click', handleClick, true);
}

/** Registers the service worker, and lets it save this visit. Browsers can refuse it, which changes nothing else. */
export async function registerWorker(): Promise<void> {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  if (!container) return;
  const isFirstVisit = container.controller === null;
  try {
    await container.register(trustedServiceWorker());
  } catch {
    return;
  }
  followNewBuild(container);
  const { active } = await container.ready;
  const isOffice = isUnder(window.location.pathname, PATHS.admin);
  const sets = isOffice ? ['shell', 'office'] : ['shell'];
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  const tell = (message: object) => active?.postMessage(message);
  tell({
    store: isSavingData() ? [] : sets,
    visited: isFirstVisit ? { page: openedPage() } : undefined,
  });
  if (isFirstVisit) observeFiles((loaded) => tell({ visited: { files: loaded } }));
}
