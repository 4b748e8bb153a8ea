import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PublicationHistory } from '../../publishTarget';
import { loadMorePublications, type PublicationsState } from './loadMorePublications';

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
