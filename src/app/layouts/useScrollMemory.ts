import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by history entry; gone with the page, which then starts at its top. */
const positions = new Map<string, number>();

/** What shows that the visitor has taken over. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function anchorName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Scrolls to the anchor and stays there while the page is still being put together, until the
 * visitor does something. Returns how to stop.
 */
function holdAnchor(hash: string): () => void {
  const scroll = () =>
    document.getElementById(anchorName(hash))?.scrollIntoView({ behavior: 'instant' });
  const observer = new MutationObserver(scroll);
  const stop = () => {
    observer.disconnect();
    INPUTS.forEach((type) => window.removeEventListener(type, stop));
  };
  INPUTS.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  scroll();
  return stop;
}

/**
 * Puts a new page at its top or at its anchor, and a page come back to where it was left. Focus
 * moves to the new page's heading, so that a keyboard or a screen reader starts there.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    let stopHolding = () => {};
    if (type === 'POP') {
      if (isNewPage) window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    } else if (hash) stopHolding = holdAnchor(hash);
    else if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    if (isNewPage && !hash)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stopHolding();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, type]);
}
