import type { PageDataReader } from '@/api/content/pageData';
import { isSavingData, isSlowConnection } from './dataSaving';
import { matchPage } from './matchPage';
import { whenIdle } from '@/ui/lazy/whenIdle';

// See docs/behaviour/navigation.md.

/** A pointer that rests on a link for this long, ms, means it; one that passes over it does not. */
const DWELL_MS = 80;

/** The path of another page of this site that a link leads to; null for any other link. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
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

/** Pages one after another, each when the browser has nothing else to do. */
function createQueue(fetchNext: (path: string) => Promise<void>): (path: string) => void {
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

/** Tells of links as they enter the screen, those that come later too. */
function watchScreen(onSeen: (link: Element) => void): void {
  const screen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      screen.unobserve(target);
      onSeen(target);
    }
  });
  const known = new WeakSet<Element>();
  const look = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      screen.observe(link);
    }
  };
  let isComing = false;
  const changes = new MutationObserver(() => {
    if (isComing) return;
    isComing = true;
    whenIdle(() => {
      isComing = false;
      look();
    });
  });
  changes.observe(document.body, { childList: true, subtree: true });
  look();
}

/**
 * Prefetches chunk and data file of linked pages: immediately when a link is hovered, touched or focused, in idle time
 * when it enters the viewport. With Save-Data nothing is prefetched; on a 2G connection nothing for links that are only
 * visible.
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
  const enqueue = createQueue(begin);
  let dwell: ReturnType<typeof setTimeout> | undefined;

  const handleIntent = ({ type, target }: Event) => {
    clearTimeout(dwell);
    const path = isSavingData() ? null : pathOf(target);
    if (path === null) return;
    const act = () => void begin(path);
    if (type === 'pointerover') dwell = setTimeout(act, DWELL_MS);
    else act();
  };
  const types = ['pointerover', 'pointerdown', 'focusin'];
  for (const type of types) document.addEventListener(type, handleIntent, { passive: true });
  watchScreen((link) => {
    const path = pathOf(link);
    if (path !== null) enqueue(path);
  });
}
