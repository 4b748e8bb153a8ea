import { useCallback, useEffect, useRef, useState } from 'react';
import type { Publication, PublicationHistory } from '@/api/publish/publishTarget';
import { publishTargets } from '@/api/publish/registry';

const UNLOADED = 'Part of this page could not be loaded.';

/** What is known of the publications. */
export interface Publications {
  /** Undefined until it is known; null where the target keeps nothing. */
  history?: PublicationHistory | null;
  /** Undefined until the first ones have come. */
  list?: Publication[];
  /** Where to go on with older ones. */
  next?: string;
  /** What is left out. */
  notes: string[];
  /** Why they could not be read. */
  reason?: string;
}

async function loadHistory(setting: string | undefined): Promise<PublicationHistory | null> {
  const [row] = publishTargets(setting);
  const target = await row?.load();
  return target?.history ?? null;
}

async function readMore(known: Publications, setting: string | undefined): Promise<Publications> {
  const { reason: _before, ...rest } = known;
  try {
    const history = known.history === undefined ? await loadHistory(setting) : known.history;
    if (!history) return { ...rest, history };
    const page = await history.list(known.next);
    if ('reason' in page) return { ...rest, history, reason: page.reason };
    const { next: _old, ...others } = rest;
    return {
      ...others,
      history,
      list: [...(known.list ?? []), ...page.publications],
      notes: [...known.notes, ...(page.note === undefined ? [] : [page.note])],
      ...(page.next !== undefined && { next: page.next }),
    };
  } catch {
    return { ...rest, reason: UNLOADED };
  }
}

/**
 * The publications of a target, page by page.
 * @param credential read anew when it is another one
 */
export function usePublications(setting: string | undefined, credential: unknown) {
  const [found, setFound] = useState<Publications>({ notes: [] });
  const [isBusy, setIsBusy] = useState(true);
  const newest = useRef(0);
  const read = useCallback(
    async (from: Publications) => {
      newest.current += 1;
      const mine = newest.current;
      setIsBusy(true);
      const more = await readMore(from, setting);
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
