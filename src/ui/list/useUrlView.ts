import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../hydration/useIsHydrated';
import { isViewChange, type ViewChange } from './viewChange';

/** Debounce of search text in ms, because browsers limit history changes to about 100 in 30 s. */
const DEBOUNCE_MS = 250;

export interface SearchableView {
  search: string;
  /** One-based page number. */
  page: number;
}

interface UrlViewSource<V extends SearchableView> {
  view: V;
  /** Returns the URL of a view. Views with the same URL are equal. */
  urlOf: (view: V) => string;
  write: (view: V, options: { replace: boolean; state: ViewChange }) => void;
}

export interface ViewControl<V extends SearchableView> {
  view: V;
  /** Whether a change of the visitor is not in the URL yet. */
  isAhead: boolean;
  /** Applies a selection with a new history entry, so that Back reverts it. */
  change: (change: Partial<V>) => void;
  /** Applies a keystroke immediately. The URL follows after the debounce, without a new history entry. */
  type: (search: string) => void;
  /** Writes pending search text to the URL immediately. */
  settle: () => void;
}

/** Returns the view after a change. Any change except of the page starts at page 1. */
export function applyViewChange<V extends SearchableView>(view: V, change: Partial<V>): V {
  return { ...view, page: 1, ...change };
}

function searchedView<V extends SearchableView>(view: V, search: string): V {
  return { ...view, page: 1, search };
}

/** Changes are displayed immediately, before the URL is updated. */
export function useUrlView<V extends SearchableView>(source: UrlViewSource<V>): ViewControl<V> {
  const { key, state } = useLocation();
  // Stays until React has rendered the navigation of the selection, or one that replaced it, such as Back.
  const [selected, select] = useOptimistic(source.view);
  // Search text that is not in the URL yet, and the history entry on which it was entered.
  const [typing, setTyping] = useState<{ search: string; key: string } | null>(null);
  if (typing && typing.key !== key)
    // Search text survives the rendering of an earlier selection, but no other navigation.
    setTyping(isViewChange(state) ? { ...typing, key } : null);

  const pendingSearch = typing?.search;
  const view = useMemo(
    () => (pendingSearch === undefined ? selected : searchedView(selected, pendingSearch)),
    [selected, pendingSearch],
  );
  // Several changes can be made before React renders the first one (docs/decisions/014-list-views.md).
  const latest = useRef({ ...source, view, key, isTyping: typing !== null });
  useLayoutEffect(() => {
    latest.current = { ...source, view, key, isTyping: typing !== null };
  });

  const write = useCallback(
    (next: V, replace: boolean) => {
      latest.current = { ...latest.current, view: next, isTyping: false };
      setTyping(null);
      startTransition(() => {
        select(next);
        latest.current.write(next, { replace, state: { viewChange: true } });
      });
    },
    [select],
  );

  const settle = useCallback(() => {
    if (latest.current.isTyping) write(latest.current.view, true);
  }, [write]);

  const change = useCallback(
    (changes: Partial<V>) => {
      const { view: now, urlOf } = latest.current;
      const next = applyViewChange(now, changes);
      if (urlOf(next) === urlOf(now)) settle();
      else write(next, false);
    },
    [settle, write],
  );

  const type = useCallback((search: string) => {
    const { view: now, key: entry } = latest.current;
    latest.current = { ...latest.current, view: searchedView(now, search), isTyping: true };
    setTyping({ search, key: entry });
  }, []);

  useEffect(() => {
    if (pendingSearch === undefined) return undefined;
    const timer = setTimeout(settle, DEBOUNCE_MS);
    const discard = () => setTyping(null);
    // Back and Forward discard the text immediately. Until React has rendered them, it would be
    // written to the entry that they have reached.
    window.addEventListener('popstate', discard);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', discard);
    };
  }, [pendingSearch, settle]);

  return { view, isAhead: view !== source.view, change, type, settle };
}

/**
 * Manages a view in the query of the URL, on which prerendered pages do not depend.
 * @param read must be stable
 * @param targetOf returns the URL of a view with the other parameters of the `present` query
 */
export function useQueryView<V extends SearchableView>(
  read: (query: string) => V,
  targetOf: (view: V, present?: string) => { pathname?: string; search: string },
): ViewControl<V> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useIsHydrated(search !== '') ? search : '';
  return useUrlView({
    view: useMemo(() => read(query), [read, query]),
    urlOf: (view) => Object.values(targetOf(view)).join(''),
    write: (view, options) => void navigate(targetOf(view, search), options),
  });
}
