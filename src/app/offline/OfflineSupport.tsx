import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isOutboxStored } from '@/api/outbox/outboxView';
import { trustedServiceWorker } from '@/api/workers/trustedWorker';
import { companyTime, dayAt } from '@/domain/availability/day';
import { formatNearDay } from '@/domain/availability/dayTexts';
import { isUnder, PATHS } from '@/domain/links/paths';
import { noticeShown } from '@/features/notices';
import { outboxParts, useOutbox } from '@/features/outbox';
import { useCompanyContacts } from '@/features/settings';
import { useModule } from '@/ui/lazy/lazyModule';
import { clickedLink } from '@/ui/links/clickedLink';
import { isSavingData } from '@/ui/media/dataSaving';
import { useSavedCopy } from './useSavedCopy';

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
async function registerWorker(): Promise<void> {
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

// See docs/behaviour/offline.md.

const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 15,
  bottom: 'var(--bar, 0px)',
  maxHeight: '40dvh',
  overflow: 'auto',
  backgroundColor: theme.vars?.palette.background.paper,
  '& > p': {
    padding: '8px 16px',
    textAlign: 'center',
    fontSize: '0.9375rem',
    borderTop: `1px solid ${theme.vars?.palette.warning.main}`,
  },
}));

function savedCopyText(builtAt: string): string {
  const [day = '', time = ''] = companyTime(Date.parse(builtAt)).split('T');
  return `You are offline. Saved copy of ${formatNearDay(day, dayAt(Date.now()))}, ${time}`;
}

/** Product pages that are not saved have a message of their own. */
function connectionText(
  builtAt: string | undefined,
  pathname: string,
  isWaiting: boolean,
): string | undefined {
  if (builtAt) return savedCopyText(builtAt);
  if (builtAt === undefined || isUnder(pathname, PATHS.store)) return undefined;
  // Next to a request that is kept on this device, it would seem to be about the request.
  return isWaiting ? 'You are offline' : 'You are offline. Not saved on this phone';
}

function WaitingRequests({ isListed }: { isListed: boolean }) {
  const company = useCompanyContacts();
  const dispatch = useDispatch();
  const { value } = useModule(outboxParts);
  const handleExpired = (reference: string) => {
    const message = `Your request ${reference} found no connection within 7 days and was removed.`;
    dispatch(noticeShown({ message, type: 'warning', duration: 20_000 }));
  };
  if (!value) return null;
  return (
    <>
      <value.OutboxFlush onExpired={handleExpired} />
      {isListed && <value.OutboxList company={company} />}
    </>
  );
}

function useHasOutbox(pathname: string): boolean {
  const { rows } = useOutbox();
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    const check = () => void isOutboxStored().then(setIsStored, () => undefined);
    check();
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [pathname]);
  return isStored || rows.length > 0;
}

/** Keeps the height of the strip in `--strip`, so that no toast covers it. */
function useStripHeight() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Setting a property of the document restyles the page, which usually has no strip.
      const height = element.offsetHeight;
      if (height > 0) style.setProperty('--strip', `${height}px`);
      else style.removeProperty('--strip');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--strip');
    };
  }, []);
  return strip;
}

function Messages() {
  const strip = useStripHeight();
  const { pathname } = useLocation();
  const builtAt = useSavedCopy();
  const isWaiting = useOutbox().rows.some(({ state }) => state === 'queued');
  const text = connectionText(builtAt, pathname, isWaiting);
  // The office has requests of its own.
  const hasOutbox = useHasOutbox(pathname) && !isUnder(pathname, PATHS.admin);
  return (
    // The element stays, so that its text is announced.
    <Strip ref={strip} role="status">
      {/* The booking page lists them above its form. */}
      {hasOutbox && <WaitingRequests isListed={pathname !== PATHS.booking} />}
      {text !== undefined && <p>{text}</p>}
    </Strip>
  );
}

export default function OfflineSupport() {
  const isPreview = isUnder(window.location.pathname, PATHS.preview);
  useEffect(() => {
    // The development server has no service worker.
    if (import.meta.env.PROD && !isPreview) void registerWorker();
  }, [isPreview]);
  return isPreview ? null : <Messages />;
}
