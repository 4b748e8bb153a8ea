import { hasFailedReads } from '@/api/content/contentApi';
import { isSavingData, isSlowConnection } from './dataSaving';
import { matchPage } from './matchPage';
import type { AppStore } from '../store/makeStore';
import { whenIdle } from '@/ui/lazy/whenIdle';

/** Time in ms after which a pointer that rests on a link counts as an intent to click it. */
const DWELL_MS = 80;

/** Returns the path of a link to another page of this site, or null for any other link. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/**
 * Prefetches the chunk and the data of a page.
 * @returns whether everything was loaded
 * @throws if the chunk could not be loaded
 */
async function fetchPage(
  store: AppStore,
  topics: readonly string[],
  path: string,
  isSparing: boolean,
): Promise<boolean> {
  const hasFailed = () => hasFailedReads(store.getState());
  const matched = matchPage(path, topics);
  if (!matched) return true;
  const { route, params } = matched;
  const [reads] = await Promise.all([route.reads(), route.page.prefetch()]);
  if (isSparing && reads.isHeavy) return true;
  // The page may show the error of this file, which only Try Again should request again.
  if (!hasFailed()) await Promise.all(reads.reads(store.dispatch, params));
  return !hasFailed();
}

/** Creates a queue that prefetches one page at a time while the browser is idle. */
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

/** Calls `onSeen` for links that enter the viewport, including links that are added later. */
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
 * Prefetches chunk and data of linked pages: immediately when a link is hovered, touched or
 * focused, and in idle time when it enters the viewport. With Save-Data nothing is prefetched.
 * On a 2G connection, visibility alone does not prefetch.
 * @param isLarge the product index is too large to be prefetched for a link that is only
 * visible
 * @param topics paths of the topics
 */
export function prefetchLinks(store: AppStore, isLarge: boolean, topics: readonly string[]): void {
  const done = new Set<string>();
  // Page on which a prefetch failed. Other links can need the same file, so that page
  // prefetches nothing more.
  let failedOn: string | undefined;
  const begin = async (path: string, isSparing: boolean) => {
    const key = isSparing ? `${path} sparing` : path;
    if (failedOn === window.location.pathname || done.has(key) || done.has(path)) return;
    done.add(key);
    if (await fetchPage(store, topics, path, isSparing).catch(() => false)) return;
    done.delete(key);
    failedOn = window.location.pathname;
  };
  const enqueue = createQueue((path) => begin(path, isLarge));
  let dwell: ReturnType<typeof setTimeout> | undefined;

  const handleIntent = ({ type, target }: Event) => {
    clearTimeout(dwell);
    const path = isSavingData() ? null : pathOf(target);
    if (path === null) return;
    const act = () => void begin(path, false);
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
