import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LOG_PAGE, storeProblem } from '../../../file-store/fileStore';
import { changesOfMessage } from '../../changes/commitMessage';
import type { PublishTarget, TargetFailure } from '../../publishTarget';

export interface Publication {
  /** ID of its commit. */
  id: string;
  /** ISO 8601. */
  at: string;
  changes: string[];
  who?: string;
}

interface PublicationsState {
  /** Undefined until the first page is loaded. */
  list?: Publication[];
  /** The next page with older ones. */
  next?: number;
  failure?: TargetFailure;
}

/** Skips publications that are already loaded: newer ones move them to the next page. Never throws. */
export async function loadMorePublications(
  known: PublicationsState,
  target: PublishTarget,
): Promise<PublicationsState> {
  const { list = [], next: page = 1 } = known;
  const store = target.openStore?.();
  if (!store) return { ...known, failure: { code: 'notConnected' } };
  try {
    const commits = await store.log(page);
    const ids = new Set(list.map(({ id }) => id));
    const more = commits
      .filter(({ id }) => !ids.has(id))
      .map(({ message, ...commit }) => ({ ...commit, changes: changesOfMessage(message) }));
    const hasMore = commits.length === LOG_PAGE;
    return { list: [...list, ...more], ...(hasMore && { next: page + 1 }) };
  } catch (error) {
    return { ...known, failure: storeProblem(error) };
  }
}

const NONE: PublicationsState = {};

export function usePublications(target: PublishTarget) {
  const [state, setState] = useState(NONE);
  const [isBusy, setIsBusy] = useState(true);
  const newest = useRef(0);
  const load = async (from: PublicationsState) => {
    newest.current += 1;
    const current = newest.current;
    const next = await loadMorePublications(from, target);
    if (current !== newest.current) return;
    setState(next);
    setIsBusy(false);
  };
  const reload = useEffectEvent(() => void load(NONE));
  useEffect(() => {
    reload();
    const unsubscribe = target.history?.subscribe?.(() => {
      setIsBusy(true);
      reload();
    });
    return () => {
      unsubscribe?.();
      newest.current += 1;
    };
  }, [target]);
  const loadMore = () => {
    setIsBusy(true);
    void load(state);
  };
  return { ...state, isBusy, loadMore };
}
