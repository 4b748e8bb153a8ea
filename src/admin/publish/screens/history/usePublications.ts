import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicationHistory } from '../../publishTarget';
import { publishTargets } from '../../targets/registry';
import { loadMorePublications, type PublicationsState } from './loadMorePublications';

async function loadHistory(setting: string | undefined): Promise<PublicationHistory | null> {
  const [row] = publishTargets(setting);
  const target = await row?.load();
  return target?.history ?? null;
}

/**
 * Loads the publications of a target page by page.
 * @param credential the publications are loaded again when it changes
 */
export function usePublications(setting: string | undefined, credential: unknown) {
  const [found, setFound] = useState<PublicationsState>({ notes: [] });
  const [isBusy, setIsBusy] = useState(true);
  const newest = useRef(0);
  const read = useCallback(
    async (from: PublicationsState) => {
      newest.current += 1;
      const mine = newest.current;
      setIsBusy(true);
      const more = await loadMorePublications(from, () => loadHistory(setting));
      if (mine !== newest.current) return;
      setFound(more);
      setIsBusy(false);
    },
    [setting],
  );
  useEffect(() => {
    void read({ notes: [] });
    return () => {
      newest.current += 1;
    };
  }, [read, credential]);
  return { ...found, isBusy, readMore: () => void read(found) };
}
