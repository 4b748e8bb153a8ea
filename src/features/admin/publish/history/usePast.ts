import { useEffect, useState } from 'react';
import { readPast, type Past } from '@/api/publish/past';
import type { PastSide, Publication, PublicationHistory } from '@/api/publish/publishTarget';

const UNREAD = 'What the website said then could not be read.';

/** What the website said at one side of a publication; undefined while it is read. */
export function usePast(history: PublicationHistory, publication: Publication, side: PastSide) {
  const [past, setPast] = useState<Past | { reason: string }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOld = false;
    setPast(undefined);
    void readPast(history, publication, side)
      .catch(() => ({ reason: UNREAD }))
      .then((read) => !isOld && setPast(read));
    return () => {
      isOld = true;
    };
  }, [history, publication, side, tries]);
  return { past, readAgain: () => setTries(tries + 1) };
}
