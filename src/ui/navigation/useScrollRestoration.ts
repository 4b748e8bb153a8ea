import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageHeading } from '../feedback/LoadingHeading';
import { isViewChange } from '../list/viewChange';
import { pageKey } from '@/app/routing/pageKey';
import { whenIdle } from '../lazy/whenIdle';
import { isHydrationPending } from '../lazy/hydrationPhase';

/** Scroll positions by history entry; gone with the page, which then starts at its top. */
const positions = new Map<string, number>();

/** Where the window stands, as far as it is known: to ask it while a page changes lays the whole page out at once. */
let shownTop: number | undefined;

function noteFirstTop(): void {
  shownTop ??= window.scrollY;
}

/** What shows that the visitor has taken over. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function anchorName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Runs a piece of work when its time has come, unless it was stopped before. */
export type ScrollScheduler = (run: () => void, stop: () => void) => void;

/**
 * Does something now and whenever more of the page has arrived, until it says that it is done or
 * the visitor does something. Returns how to stop.
 */
function whileArriving(work: () => boolean, begin: ScrollScheduler = (run) => run()): () => void {
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

/** What stands above an anchor may arrive after it, so it is held. */
function scrollToAnchor(hash: string): boolean {
  document.getElementById(anchorName(hash))?.scrollIntoView({ behavior: 'instant' });
  return false;
}

/** A page about one of its parts marks it (`data-place`), or says that it is on its way (`awaited`). */
function scrollToPlace(): boolean {
  const place = document.querySelector<HTMLElement>('main [data-place]');
  if (place?.dataset['place'] !== '') return place === null;
  place.scrollIntoView({ behavior: 'instant' });
  return true;
}

function focusHeading(isArrival: boolean): boolean {
  const isThere = !isArrival || scrollToPlace();
  const heading =
    document.querySelector<HTMLElement>('main [data-place=""] [tabindex="-1"]') ?? pageHeading();
  heading?.focus({ preventScroll: true });
  return heading !== null && isThere;
}

/**
 * Puts a new page at its top or at its anchor, and a page come back to where it was left. Focus
 * moves to the new page's heading, so that a keyboard or a screen reader starts there.
 * @param begin when it moves first; at once where nothing is said
 */
export function useScrollRestoration(begin?: ScrollScheduler): void {
  const { key, pathname, hash, state } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  // A prerendered page is at its place already (see `boot`); one that was opened in a shell is not.
  const openedKey = useRef(isHydrationPending() ? null : key);

  useEffect(() => whenIdle(noteFirstTop), []);

  // Before the new page is painted, or drawn for a transition.
  useLayoutEffect(() => {
    // A choice in a list may stand in the path; the page and the place on it stay.
    const isSamePlace = pageKey(lastPath.current) === pageKey(pathname);
    const isSamePage = isSamePlace && (type === 'POP' || isViewChange(state));
    const isNewPage = lastPath.current !== pathname && !isSamePage;
    lastPath.current = pathname;
    let stop = () => {};
    if (isNewPage && (type === 'POP' || !hash)) {
      const top = type === 'POP' ? (positions.get(key) ?? 0) : 0;
      if (type === 'POP' || top !== shownTop) window.scrollTo({ top, behavior: 'instant' });
    }
    if (hash && type !== 'POP') stop = whileArriving(() => scrollToAnchor(hash));
    else if (isNewPage && !hash) stop = whileArriving(() => focusHeading(type !== 'POP'), begin);
    else if (openedKey.current === key && !hash) stop = whileArriving(scrollToPlace);

    const remember = () => {
      shownTop = window.scrollY;
      positions.set(key, shownTop);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, type, state, begin]);
}
