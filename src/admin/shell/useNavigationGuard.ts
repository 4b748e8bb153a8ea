import { useEffect, useRef } from 'react';
import { useAdminSelector } from '../store/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectIsMemoryOnly } from '../drafts/draftsReducer';
import { hasDirtyForms, useHasDirtyForms } from '../forms/dirtyForms';
import { useBeforeUnloadWarning } from '@/ui/feedback/useBeforeUnloadWarning';
import { addPopStateGuard } from '@/ui/navigation/popStateGuard';

/** Returns the index that the router stores in the state of a history entry. */
function placeOf(state: unknown): number | undefined {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

/** Returns the URL of a click on an internal link, or null for any other click. */
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
 * Asks for confirmation before unsaved edits are lost, including edits that are only in memory. It
 * uses `ask` for links, Back and Forward, and `beforeunload` for closing and reloading. Changing
 * only the query does not count. `BrowserRouter` cannot block navigation, so the events are
 * intercepted before the router receives them.
 * @param ask resolves to whether to leave
 */
export function useNavigationGuard(ask: () => Promise<boolean>): void {
  const isInMemory = useAdminSelector(selectIsMemoryOnly);
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
    /** Meaning of the next `popstate`: the return to this page, or a confirmed navigation. */
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
