import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageHeading } from '../feedback/LoadingHeading';
import { isViewChange } from '../list/viewChange';
import { whenIdle } from '../schedule';
import { isHydrationPending } from '../hydration/recordInput';

// See docs/behaviour/navigation.md.

/** Scroll positions in px by history entry. A reload clears them. */
const positions = new Map<string, number>();

/** In px. Reading `scrollY` during a page change would force a layout. */
let lastTop: number | undefined;

function readFirstTop(): void {
  lastTop ??= window.scrollY;
}

/** Events after which automatic scrolling stops, because the visitor has taken control. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function anchorName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Calls `run` at a suitable time, or `stop` if the work is no longer needed. */
export type ScrollScheduler = (run: () => void, stop: () => void) => void;

/** Runs `work` now and on changes of the main content, until it returns true or on input. @returns a cleanup */
function whileLoading(work: () => boolean, begin: ScrollScheduler = (run) => run()): () => void {
  let isOver = false;
  const observer = new MutationObserver(() => run());
  const stop = () => {
    isOver = true;
    observer.disconnect();
    INPUTS.forEach((type) => window.removeEventListener(type, stop));
  };
  const run = () => {
    if (isOver || work()) stop();
  };
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  INPUTS.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  begin(run, stop);
  return stop;
}

/** Returns false, so that the anchor stays in view while content above it is loading. */
function scrollToAnchor(hash: string): boolean {
  document.getElementById(anchorName(hash))?.scrollIntoView({ behavior: 'instant' });
  return false;
}

/** Scrolls to a `data-scroll-target`; `pending` is still loading. @returns whether no more scrolling is needed */
function scrollToTarget(): boolean {
  const target = document.querySelector<HTMLElement>('main [data-scroll-target]');
  if (target?.dataset['scrollTarget'] !== '') return target === null;
  target.scrollIntoView({ behavior: 'instant' });
  return true;
}

function focusHeading(isForward: boolean): boolean {
  const isScrolled = !isForward || scrollToTarget();
  const heading =
    document.querySelector<HTMLElement>('main [data-scroll-target=""] [tabindex="-1"]') ??
    pageHeading();
  heading?.focus({ preventScroll: true });
  return heading !== null && isScrolled;
}

const identity = (pathname: string): string => pathname;

/**
 * Scrolls a new page to its top or its anchor, and restores the position after Back and Forward.
 * Moves focus to the heading of the new page, so that keyboard and screen reader users start there.
 * @param pageKey returns the key of the page that a path belongs to. Navigation within a page keeps
 * the scroll position.
 * @param begin schedules the first move, which is immediate by default
 */
export function useScrollRestoration({
  pageKey = identity,
  begin,
}: {
  pageKey?: (pathname: string) => string;
  begin?: ScrollScheduler;
} = {}): void {
  const { key, pathname, hash, state } = useLocation();
  const type = useNavigationType();
  // A layout that a redirect mounts, such as the sign-in does, opens a new page. A load of the document does not.
  const lastPath = useRef(type === 'POP' ? pathname : '');
  // Prerendered pages are scrolled during boot. Pages that are rendered in the browser are not.
  const openedKey = useRef(isHydrationPending() ? null : key);

  useEffect(() => whenIdle(readFirstTop), []);

  // Must run before the new page is painted or captured for a view transition.
  useLayoutEffect(() => {
    // Filters of a list can be part of the path. They do not change the page or the scroll position.
    const hasSameKey = pageKey(lastPath.current) === pageKey(pathname);
    const isSamePage = hasSameKey && (type === 'POP' || isViewChange(state));
    const isNewPage = lastPath.current !== pathname && !isSamePage;
    lastPath.current = pathname;
    let stop = () => {};
    if (isNewPage && (type === 'POP' || !hash)) {
      const top = type === 'POP' ? (positions.get(key) ?? 0) : 0;
      if (type === 'POP' || top !== lastTop) window.scrollTo({ top, behavior: 'instant' });
    }
    if (hash && type !== 'POP') stop = whileLoading(() => scrollToAnchor(hash));
    else if (isNewPage) stop = whileLoading(() => focusHeading(type !== 'POP'), begin);
    else if (openedKey.current === key && !hash) stop = whileLoading(scrollToTarget);

    const remember = () => {
      lastTop = window.scrollY;
      positions.set(key, lastTop);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, type, state, pageKey, begin]);
}
