import { useEffect, useState } from 'react';
import type { Publication, PublicationHistory, PublicationSide } from '../../publishTarget';
import { fetchPastContent, type PastContent, type PastFailure } from '../../restore/pastContent';

interface Loaded {
  side: PublicationSide;
  attempt: number;
  past: PastContent | PastFailure;
}

/** Loads the content of one side of a publication; `past` is undefined while loading. */
export function usePastContent(
  history: PublicationHistory,
  publication: Publication,
  side: PublicationSide,
) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void fetchPastContent(history, publication, side).then(
      (past) => isCurrent && setLoaded({ side, attempt, past }),
    );
    return () => {
      isCurrent = false;
    };
  }, [history, publication, side, attempt]);
  const isCurrent = loaded?.side === side && loaded.attempt === attempt;
  return { past: isCurrent ? loaded.past : undefined, retry: () => setAttempt(attempt + 1) };
}
