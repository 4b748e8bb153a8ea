import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnder, PATHS } from '@/domain/links/paths';
import { clickedLink } from '@/ui/links/clickedLink';
import { addPopStateGuard } from '@/ui/history/popStateGuard';
import { useAdminSelector } from '../store/hooks';
import { selectHasUnsavedChanges } from '../store/unsavedSlice';

/** Returns the index that the router stores in the state of a history entry. */
function historyIndex(state: unknown): number | undefined {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

/**
 * Asks for confirmation before links, Back and Forward leave unsaved input. Changing only the query does not count.
 * `BrowserRouter` cannot block navigation, so the events are intercepted before the router receives
 * them.
 * @param ask resolves to whether to leave
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
  /** Whether leaving for a path needs a confirmation. */
  const isGuarded = useEffectEvent((path: string) => hasUnsavedChanges && path !== pathname);
  const confirmLeave = useEffectEvent(async (leave: () => void) => {
    if (await ask()) leave();
  });
  const follow = useEffectEvent((url: string) => void navigate(url));

  useEffect(() => {
    /** Meaning of the next `popstate`: the return to this page, or a confirmed navigation. */
    let expected: 'return' | 'leave' | undefined;

    const handlePop = (event: PopStateEvent) => {
      const current = expected;
      expected = undefined;
      if (current === 'leave') return;
      if (current === 'return') {
        event.stopImmediatePropagation();
        return;
      }
      const [from, to] = [here.current, historyIndex(event.state)];
      if (from === undefined || to === undefined || from === to) return;
      if (!isGuarded(window.location.pathname)) return;
      event.stopImmediatePropagation();
      expected = 'return';
      window.history.go(from - to);
      void confirmLeave(() => {
        expected = 'leave';
        window.history.go(to - from);
      });
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
