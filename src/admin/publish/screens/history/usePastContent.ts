import { useEffect, useState } from 'react';
import { fetchPastContent, type PastContent } from '../../restore/pastContent';
import type { PublicationSide, Publication, PublicationHistory } from '../../publishTarget';

const UNREAD = 'What the website said then could not be read.';

/** Loads the content of one side of a publication; undefined while loading. */
export function usePastContent(
  history: PublicationHistory,
  publication: Publication,
  side: PublicationSide,
) {
  const [past, setPast] = useState<PastContent | { reason: string }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOld = false;
    setPast(undefined);
    void fetchPastContent(history, publication, side)
      .catch(() => ({ reason: UNREAD }))
      .then((read) => !isOld && setPast(read));
    return () => {
      isOld = true;
    };
  }, [history, publication, side, tries]);
  return { past, readAgain: () => setTries(tries + 1) };
}
