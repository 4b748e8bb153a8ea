import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectIsMemoryOnly } from '../drafts/draftsReducer';
import { hasDirtyForms, useHasDirtyForms } from '../forms/dirtyForms';
import { useBeforeUnloadWarning } from '@/ui/feedback/useBeforeUnloadWarning';
import { addPopStateGuard } from '@/ui/navigation/popStateGuard';

/** The place the router gives to an entry of the browser's history. */
function placeOf(state: unknown): number | undefined {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

/** The address a click leads to within the site, or null for any other click. */
function linkOf(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}

/**
 * Nobody leaves a form with unsaved edits by accident: links, Back and Forward ask first, and closing or
 * reloading makes the browser ask, for edits that are saved in memory alone too. Another query on the same page is no
 * leaving. It works below BrowserRouter, which can block nothing: what would leave is caught before the router hears of
 * it.
 * @param ask resolves to whether to leave
 */
export function useNavigationGuard(ask: () => Promise<boolean>): void {
  const isInMemory = useSelector(selectIsMemoryOnly);
  useBeforeUnloadWarning(useHasDirtyForms() || isInMemory);
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const latest = useRef({ ask, navigate });
  latest.current = { ask, navigate };
  const here = useRef<{ place: number | undefined; pathname: string }>({
    place: undefined,
    pathname,
  });
  useEffect(() => {
    here.current = { place: placeOf(window.history.state), pathname };
  }, [key, pathname]);

  useEffect(() => {
    /** What the next `popstate` is: the way back to here, or a leave that was confirmed. */
    let awaited: 'return' | 'leave' | undefined;

    const handlePop = (event: PopStateEvent) => {
      const next = awaited;
      awaited = undefined;
      if (next === 'leave') return;
      if (next === 'return') {
        event.stopImmediatePropagation();
        return;
      }
      const { place, pathname: from } = here.current;
      const target = placeOf(event.state);
      if (place === undefined || target === undefined || target === place) return;
      if (!hasDirtyForms() || window.location.pathname === from) return;
      event.stopImmediatePropagation();
      const steps = target - place;
      awaited = 'return';
      window.history.go(-steps);
      void latest.current.ask().then((isLeaving) => {
        if (!isLeaving) return;
        awaited = 'leave';
        window.history.go(steps);
      });
    };

    const handleClick = (event: MouseEvent) => {
      const url = hasDirtyForms() ? linkOf(event) : null;
      if (!url || url.pathname === here.current.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      void latest.current.ask().then((isLeaving) => {
        if (isLeaving) void latest.current.navigate(url.pathname + url.search + url.hash);
      });
    };

    const endGuard = addPopStateGuard(handlePop);
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      endGuard();
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, []);
}
