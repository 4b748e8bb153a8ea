import { hasFailedReads } from '@/api/content/contentApi';
import { isSavingData, isSlowConnection } from './dataSaving';
import { matchPage } from './matchPage';
import type { AppStore } from '../store/makeStore';
import { whenIdle } from '@/ui/lazy/whenIdle';

/** A pointer that rests on a link for this long, ms, means it; one that passes over it does not. */
const DWELL_MS = 80;

/** The path of another page of this site that a link leads to; null for any other link. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/**
 * Fetches the chunk and the data of a page.
 * @returns whether nothing failed
 * @throws when the chunk could not be fetched
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
  // A page shows the error of this file, perhaps: only Try Again requests it once more.
  if (!hasFailed()) await Promise.all(reads.reads(store.dispatch, params));
  return !hasFailed();
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
 * Fetches chunk and data of the pages that links lead to: at once when a link is pointed at, touched
 * or focused, in idle moments when it enters the screen. Under Save-Data nothing is fetched before it
 * is asked for; on a 2G connection, nothing for merely being on the screen.
 * @param isLarge the catalogue is too large for its index to be fetched on a mere chance
 * @param topics the addresses of topics
 */
export function prefetchLinks(store: AppStore, isLarge: boolean, topics: readonly string[]): void {
  const done = new Set<string>();
  // Where a prefetch failed. Other links of the same page can need the same file, so it is the last one there.
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
