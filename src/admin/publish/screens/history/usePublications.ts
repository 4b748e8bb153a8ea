import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Publication, PublicationHistory, TargetFailure } from '../../publishTarget';

/** The publications loaded so far. */
interface PublicationsState {
  /** Undefined until the first page is loaded. */
  list?: Publication[];
  /** Cursor of the next page with older ones. */
  next?: string;
  /** Why some publications are left out. */
  incomplete: TargetFailure[];
  /** Why the last page could not be loaded. */
  failure?: TargetFailure;
}

/**
 * Loads the next page of publications. Publications that are already loaded are skipped, because newer ones move them
 * to the next page. Never throws.
 */
export async function loadMorePublications(
  known: PublicationsState,
  history: PublicationHistory,
): Promise<PublicationsState> {
  const page = await history.list(known.next);
  if ('code' in page) return { ...known, failure: page };
  const { list = [], incomplete } = known;
  const ids = new Set(list.map(({ id }) => id));
  return {
    list: [...list, ...page.publications.filter(({ id }) => !ids.has(id))],
    next: page.next,
    incomplete: page.incomplete ? [...incomplete, page.incomplete] : incomplete,
  };
}

const NONE: PublicationsState = { incomplete: [] };

/** Loads the publications of a history page by page, again when the history requires it. */
export function usePublications(history: PublicationHistory) {
  const [state, setState] = useState(NONE);
  const [isBusy, setIsBusy] = useState(true);
  const newest = useRef(0);
  const load = async (from: PublicationsState) => {
    newest.current += 1;
    const current = newest.current;
    const next = await loadMorePublications(from, history);
    if (current !== newest.current) return;
    setState(next);
    setIsBusy(false);
  };
  const reload = useEffectEvent(() => void load(NONE));
  useEffect(() => {
    reload();
    const unsubscribe = history.subscribe?.(() => {
      setIsBusy(true);
      reload();
    });
    return () => {
      unsubscribe?.();
      newest.current += 1;
    };
  }, [history]);
  const loadMore = () => {
    setIsBusy(true);
    void load(state);
  };
  return { ...state, isBusy, loadMore };
}
