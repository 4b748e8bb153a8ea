import { SERVICE_WORKER, trustedWorker } from '@/api/workers/trustedWorker';
import { isUnder, PATHS } from '@/domain/links/paths';
import { clickedLink } from '@/ui/links/clickedLink';
import { isSavingData } from './dataSaving';

/** Files of this site that the document has loaded. */
function loadedFiles(): string[] {
  const { origin } = window.location;
  const entries = performance.getEntriesByType('resource');
  return [...new Set(entries.map(({ name }) => name))].filter((url) =>
    url.startsWith(`${origin}/`),
  );
}

/** The document as it was opened, whatever page is shown since. */
const openedPage = () =>
  performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

/**
 * Makes links open the next page with the build that is now on the website, once that is stored: within this document,
 * pages of the earlier build would follow.
 */
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
    await container.register(trustedWorker(SERVICE_WORKER));
  } catch {
    return;
  }
  followNewBuild(container);
  const { active } = await container.ready;
  // What is loaded until the worker answers requests is part of the visit.
  if (active?.state !== 'activated' && isFirstVisit)
    await new Promise((resolve) =>
      container.addEventListener('controllerchange', resolve, { once: true }),
    );
  const isOffice = isUnder(window.location.pathname, PATHS.admin);
  const sets = isOffice ? ['shell', 'office'] : ['shell'];
  const message = {
    store: isSavingData() ? [] : sets,
    visited: isFirstVisit ? { page: openedPage(), files: loadedFiles() } : undefined,
  };
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage(message);
}
