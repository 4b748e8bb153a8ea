import type { PageDataReader } from '@/api/content/pageData';
import { isSavingData, isSlowConnection } from '@/ui/media/dataSaving';
import { whenIdle } from '@/ui/schedule';
import { matchPage } from './matchPage';

// See docs/behaviour/navigation.md.

/** Delay in ms before a hovered link is prefetched, so that a pointer passing over it does nothing. */
const HOVER_DELAY_MS = 80;

const CONTENT_LINKS = 'main a:not(nav a)';

/** Input after which visible links of header, breadcrumb and footer are prefetched too. */
const FIRST_INPUTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Returns the path of another page of this site that the link leads to, or null for any other link. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  if (link.dataset['prefetch'] === 'off') return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/** Fetches chunk and data file of a page. @throws if the chunk could not be fetched */
async function fetchPage(
  pageData: PageDataReader,
  topics: readonly string[],
  path: string,
): Promise<void> {
  const matched = matchPage(path, topics);
  if (!matched) return;
  await Promise.all([matched.route.page.prefetch(), pageData.read(path)]);
}

/** Returns a function that queues a path. Queued pages are fetched one at a time, each when the browser is idle. */
function createIdleQueue(fetchNext: (path: string) => Promise<void>): (path: string) => void {
  const waiting: string[] = [];
  let isBusy = false;
  const next = () => {
    const path = isSavingData() || isSlowConnection() ? undefined : waiting.shift();
    if (path === undefined) {
      isBusy = false;
      return;
    }
    isBusy = true;
    void fetchNext(path).finally(() => whenIdle(next));
  };
  return (path) => {
    waiting.push(path);
    if (isBusy) return;
    isBusy = true;
    whenIdle(next);
  };
}

/** Calls back once for each link that enters the viewport, including links that are added later. */
function observeVisibleLinks(onVisible: (link: Element) => void): void {
  const viewport = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      viewport.unobserve(target);
      onVisible(target);
    }
  });
  const known = new WeakSet<Element>();
  const observeNewLinks = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      viewport.observe(link);
    }
  };
  let isScheduled = false;
  const changes = new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      observeNewLinks();
    });
  });
  changes.observe(document.body, { childList: true, subtree: true });
  observeNewLinks();
}

/**
 * Prefetches chunk and data file of linked pages: immediately when a link is hovered, touched or focused, in idle time
 * when it enters the viewport. Links outside the content, which are on every page, wait for the first input. With Save-Data
 * nothing is prefetched; on a 2G connection nothing for links that are only visible.
 * @param topics the paths of topics
 */
export function prefetchLinks(pageData: PageDataReader, topics: readonly string[]): void {
  const done = new Set<string>();
  const begin = (path: string) => {
    if (done.has(path)) return Promise.resolve();
    done.add(path);
    return fetchPage(pageData, topics, path).catch(() => {
      done.delete(path);
    });
  };
  const enqueue = createIdleQueue(begin);
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  const handleIntent = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    clearTimeout(hoverTimer);
    const path = isSavingData() ? null : pathOf(target);
    if (path === null) return;
    const act = () => void begin(path);
    if (type === 'pointerover') hoverTimer = setTimeout(act, HOVER_DELAY_MS);
    else act();
  };
  const types = ['pointerover', 'pointerdown', 'focusin'];
  for (const type of types) document.addEventListener(type, handleIntent, { passive: true });
  // A link can have been focused before this module was loaded.
  handleIntent({ type: 'focusin', target: document.activeElement });
  let waiting: string[] | undefined = [];
  const handleFirstInput = () => {
    waiting?.forEach(enqueue);
    waiting = undefined;
  };
  for (const type of FIRST_INPUTS)
    document.addEventListener(type, handleFirstInput, { passive: true, once: true });
  observeVisibleLinks((link) => {
    const path = pathOf(link);
    if (path === null) return;
    if (waiting && !link.matches(CONTENT_LINKS)) waiting.push(path);
    else enqueue(path);
  });
}
