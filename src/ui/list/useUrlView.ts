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
import { isViewChange, type ViewChange } from './viewChange';

/** Typing reaches the URL when it rests: browsers refuse more than some 100 changes in 30 s. */
const TYPING_REST_MS = 250;

/** The part of a view that every list has. */
export interface SearchableView {
  search: string;
  /** From 1. */
  page: number;
}

/** A view that stands in the URL, and the history entry on the screen as the router tells it. */
export interface UrlViewSource<V extends SearchableView> {
  /** The view the URL asks for. */
  view: V;
  key: string;
  state: unknown;
  /** Whether the entry was come to by Back, Forward, or from outside. */
  isPop: boolean;
  /** The address of a view: two views of the same are one. */
  addressOf: (view: V) => string;
  write: (view: V, options: { replace: boolean; state: ViewChange }) => void;
}

/** The view, and how it changes. */
export interface ViewControl<V extends SearchableView> {
  view: V;
  /** Whether it is ahead of the URL, by what the visitor just did. */
  isAhead: boolean;
  /** A choice: a new history entry, so that Back undoes it. */
  change: (change: Partial<V>) => void;
  /** A keystroke: shown at once, in the URL when typing rests, without a new history entry. */
  type: (search: string) => void;
  /** Typing is over: the URL takes what was typed now. */
  settle: () => void;
}

/** The view after a change: any but a change of page starts at page 1 (public-site.md §4). */
export function applyViewChange<V extends SearchableView>(view: V, change: Partial<V>): V {
  return { ...view, page: 1, ...change };
}

function searchedView<V extends SearchableView>(view: V, search: string): V {
  return { ...view, page: 1, search };
}

/**
 * Returns the view of a list, which is kept in the URL, and the functions that change it. A change shows at once; the
 * URL follows.
 */
export function useUrlView<V extends SearchableView>(address: UrlViewSource<V>): ViewControl<V> {
  const { key, state, isPop } = address;
  // Lasts until React has rendered the navigation of the choice, or one that replaced it, such as Back.
  const [chosen, choose] = useOptimistic(address.view);
  // The search as far as it is not in the URL yet, and the history entry on which it was typed.
  const [typing, setTyping] = useState<{ search: string; key: string } | null>(null);
  if (typing && typing.key !== key)
    // Typing survives the arrival of a choice made before it, but no other navigation.
    setTyping(!isPop && isViewChange(state) ? { ...typing, key } : null);

  const typed = typing?.search;
  const view = useMemo(
    () => (typed === undefined ? chosen : searchedView(chosen, typed)),
    [chosen, typed],
  );
  // Several changes can be made before React renders the first one.
  const latest = useRef({ ...address, view, isTyping: typing !== null });
  useLayoutEffect(() => {
    latest.current = { ...address, view, isTyping: typing !== null };
  });

  const write = useCallback(
    (next: V, replace: boolean) => {
      Object.assign(latest.current, { view: next, isTyping: false });
      setTyping(null);
      startTransition(() => {
        choose(next);
        latest.current.write(next, { replace, state: { viewChange: true } });
      });
    },
    [choose],
  );

  const settle = useCallback(() => {
    if (latest.current.isTyping) write(latest.current.view, true);
  }, [write]);

  const change = useCallback(
    (wanted: Partial<V>) => {
      const { view: now, addressOf } = latest.current;
      const next = applyViewChange(now, wanted);
      if (addressOf(next) === addressOf(now)) settle();
      else write(next, false);
    },
    [settle, write],
  );

  const type = useCallback((search: string) => {
    const { view: now, key: at } = latest.current;
    Object.assign(latest.current, { view: searchedView(now, search), isTyping: true });
    setTyping({ search, key: at });
  }, []);

  useEffect(() => {
    if (typed === undefined) return undefined;
    const rest = setTimeout(settle, TYPING_REST_MS);
    return () => clearTimeout(rest);
  }, [typed, settle]);

  return { view, isAhead: view !== address.view, change, type, settle };
}
