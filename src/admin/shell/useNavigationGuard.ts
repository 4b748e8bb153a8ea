import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnder, PATHS } from '@/domain/links/paths';
import { clickedLink } from '@/ui/links/clickedLink';
import { addPopStateGuard, isRepeated } from '@/ui/history/useBackToClose';
import { useAdminSelector } from '../store/hooks';
import { selectHasUnsavedChanges } from '../store/unsavedSlice';

/** Returns the index that the router stores in the state of a history entry. */
function historyIndex(state: unknown): number | undefined {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

/**
 * Asks before links, Back and Forward leave unsaved input; another query does not count. `BrowserRouter` cannot block
 * navigation, so the events are intercepted before the router receives them.
 */
export function useNavigationGuard(ask: () => Promise<boolean>): void {
  const hasUnsavedChanges = useAdminSelector(selectHasUnsavedChanges);
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  /** Index of this page in the history, which has already moved when `popstate` is dispatched. */
  const here = useRef<number | undefined>(undefined);
  useEffect(() => {
    here.current = historyIndex(window.history.state);
  }, [key]);
  const isGuarded = useEffectEvent((path: string) => hasUnsavedChanges && path !== pathname);
  const confirmLeave = useEffectEvent(async (leave: () => void) => {
    if (await ask()) leave();
  });
  const follow = useEffectEvent((url: string) => void navigate(url));

  useEffect(() => {
    /** What the next `popstate` does: it returns to this page and asks, or leaves as confirmed. */
    let expected: (() => void) | 'leave' | undefined;

    const handlePop = (event: PopStateEvent) => {
      const current = expected;
      expected = undefined;
      if (current === 'leave') return;
      if (current) {
        event.stopImmediatePropagation();
        current();
        return;
      }
      const [from, to] = [here.current, historyIndex(event.state)];
      if (from === undefined || to === undefined || from === to) return;
      const { pathname: path, search, hash } = window.location;
      if (!isGuarded(path)) return;
      event.stopImmediatePropagation();
      const leave = () => {
        // The entry of the question has replaced those after this page, and is one more to go back.
        if (to > from) {
          follow(path + search + hash);
          return;
        }
        expected = 'leave';
        window.history.go(to - from - (isRepeated(window.history.state) ? 1 : 0));
      };
      // The question adds an entry, so the return comes first.
      expected = () => void confirmLeave(leave);
      window.history.go(from - to);
    };

    const handleClick = (event: MouseEvent) => {
      const link = clickedLink(event);
      // Public pages are loaded, before which the browser asks.
      if (!link || !isUnder(link.pathname, PATHS.admin) || !isGuarded(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      // The link can change or disappear before the question is answered.
      const url = link.pathname + link.search + link.hash;
      void confirmLeave(() => follow(url));
    };

    const endGuard = addPopStateGuard(handlePop);
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      endGuard();
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, []);
}
