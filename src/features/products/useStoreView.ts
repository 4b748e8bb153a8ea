import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '@/ui/useIsHydrated';
import {
  changedView,
  readStoreView,
  storeViewQuery,
  WHOLE_STORE,
  type StoreView,
} from './storeView';

/** Typing reaches the URL when it rests: browsers refuse more than some 100 changes in 30 s. */
const TYPING_REST_MS = 250;

/** Marks the history entries of our own changes. */
interface ChangeMark {
  storeChange?: number;
}

/** The view, and how it changes. */
export interface StoreViewControl {
  view: StoreView;
  /** Whether it is ahead of the URL, by what the visitor just did. */
  isAhead: boolean;
  /** A choice: a new history entry, so that Back undoes it. */
  change: (change: Partial<StoreView>) => void;
  /** A keystroke: shown at once, in the URL when typing rests, without a new history entry. */
  type: (search: string) => void;
  /** Typing is over: the URL takes what was typed now. */
  settle: () => void;
}

/** The view the URL asks for: the whole store in the prerendered page, which knows the path alone. */
function useViewOfUrl(): StoreView {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? readStoreView(search) : WHOLE_STORE), [isHydrated, search]);
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
 * The view of the store, kept in the URL. What the visitor does shows in the same frame; the URL
 * follows.
 */
export function useStoreView(): StoreViewControl {
  const { key, search, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const fromUrl = useViewOfUrl();
  // What was done and has not reached the URL yet; it goes first.
  const [ahead, setAhead] = useState<StoreView | null>(null);
  const view = ahead ?? fromUrl;
  const rest = useRest();
  const count = useRef(0);
  const latest = useRef({ view, search });
  latest.current = { view, search };

  const write = useCallback(
    (next: StoreView, replace: boolean) => {
      rest.stop();
      count.current += 1;
      const mark: ChangeMark = { storeChange: count.current };
      const query = storeViewQuery(next, latest.current.search);
      void navigate({ search: query }, { replace, state: mark });
    },
    [navigate, rest],
  );

  const settle = useCallback(() => {
    if (rest.isRunning()) write(latest.current.view, true);
  }, [rest, write]);

  const change = useCallback(
    (wanted: Partial<StoreView>) => {
      const now = latest.current.view;
      const next = changedView(now, wanted);
      if (storeViewQuery(next) === storeViewQuery(now)) return settle();
      latest.current.view = next;
      setAhead(next);
      write(next, false);
    },
    [settle, write],
  );

  const type = useCallback(
    (text: string) => {
      const next = changedView(latest.current.view, { search: text });
      latest.current.view = next;
      setAhead(next);
      rest.start(() => write(latest.current.view, true));
    },
    [rest, write],
  );

  useEffect(() => {
    const { storeChange } = (state ?? {}) as ChangeMark;
    const isOurs = navigationType !== 'POP' && storeChange !== undefined;
    // Our own change arrived, but more has been done since.
    if (isOurs && (rest.isRunning() || storeChange < count.current)) return;
    rest.stop();
    setAhead(null);
    // Only a new history entry is news, not another look at the same one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return { view, isAhead: ahead !== null, change, type, settle };
}
