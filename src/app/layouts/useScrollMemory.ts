import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by history entry; gone with the page, which then starts at its top. */
const positions = new Map<string, number>();

function scrollToAnchor(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  return target !== null;
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
    if (type === 'POP') {
      if (isNewPage) window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    } else if (hash) scrollToAnchor(hash);
    else if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    if (isNewPage && !hash)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname, hash, type]);
}
