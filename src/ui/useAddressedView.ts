import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isViewChange, type ViewChange } from './viewChange';

/** Typing reaches the URL when it rests: browsers refuse more than some 100 changes in 30 s. */
const TYPING_REST_MS = 250;

/** What a list shows, as far as every list has it. */
export interface SearchedView {
  search: string;
  /** From 1. */
  page: number;
}

/** A view that stands in the URL, and the history entry on the screen as the router tells it. */
export interface ViewAddress<V extends SearchedView> {
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
export interface ViewControl<V extends SearchedView> {
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
export function changedView<V extends SearchedView>(view: V, change: Partial<V>): V {
  return { ...view, page: 1, ...change };
}

/** One timer that can be asked whether it runs. */
function useRest() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [rest] = useState(() => ({
    isRunning: () => timer.current !== undefined,
    stop() {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    start(work: () => void) {
      rest.stop();
      timer.current = setTimeout(work, TYPING_REST_MS);
    },
  }));
  useEffect(() => rest.stop, [rest]);
  return rest;
}

/**
 * The view of a list, kept in the URL. What the visitor does shows in the same frame; the URL
 * follows.
 */
export function useAddressedView<V extends SearchedView>(address: ViewAddress<V>): ViewControl<V> {
  // What was done and has not reached the URL yet; it goes first.
  const [ahead, setAhead] = useState<V | null>(null);
  const view = ahead ?? address.view;
  const rest = useRest();
  const count = useRef(0);
  const latest = useRef({ ...address, view });
  latest.current = { ...address, view };

  const write = useCallback(
    (next: V, replace: boolean) => {
      rest.stop();
      count.current += 1;
      latest.current.write(next, { replace, state: { viewChange: count.current } });
    },
    [rest],
  );

  const settle = useCallback(() => {
    if (rest.isRunning()) write(latest.current.view, true);
  }, [rest, write]);

  const change = useCallback(
    (wanted: Partial<V>) => {
      const { view: now, addressOf } = latest.current;
      const next = changedView(now, wanted);
      if (addressOf(next) === addressOf(now)) return settle();
      latest.current.view = next;
      setAhead(next);
      write(next, false);
    },
    [settle, write],
  );

  const type = useCallback(
    (search: string) => {
      const next: V = { ...latest.current.view, page: 1, search };
      latest.current.view = next;
      setAhead(next);
      rest.start(() => write(latest.current.view, true));
    },
    [rest, write],
  );

  const { key, state, isPop } = address;
  const takeOver = useEffectEvent(() => {
    const isOurs = !isPop && isViewChange(state);
    // Our own change arrived, but more has been done since.
    if (isOurs && (rest.isRunning() || state.viewChange < count.current)) return;
    rest.stop();
    setAhead(null);
  });
  // Only a new history entry is news, not another look at the same one.
  useEffect(() => takeOver(), [key]);

  return { view, isAhead: ahead !== null, change, type, settle };
}
